import { readFile } from 'node:fs/promises'

/** Reads a picture of the demo. @param path - in the folder `media`, already checked @returns its bytes, or null if there is no such file */
export const mediaFile = (path: string): Promise<Buffer | null> => readFile(new URL(`../../media/${path}`, import.meta.url)).catch(() => null)
