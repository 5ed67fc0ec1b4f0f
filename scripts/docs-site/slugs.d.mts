export function slugger(): (text: string) => string;
