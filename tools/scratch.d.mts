export function folderIn(parent: string, room: number): string | null;
