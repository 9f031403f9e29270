export type View = any;
export type Combat = any;
