thing-ashes = Ashes of Al'ar
thing-ashes-does = once a turn, conquer any region anywhere.
thing-ashes-term = Ashes
