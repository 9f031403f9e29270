// The panels that open beside the board.
export type Panel = 'help' | 'settings' | 'chat' | 'people' | 'keys';
