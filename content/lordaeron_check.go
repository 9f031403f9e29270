package content

func checkLordaeron(w *Lordaeron) findings { return nil }
