import { readFile } from 'node:fs/promises'

/** Reads a file of the folder `media`. @param path - relative to `media`; the caller has checked it @returns the bytes, or null if the file does not exist */
export const mediaFile = (path: string): Promise<Buffer | null> =>
  readFile(new URL(`../../media/${path}`, import.meta.url)).catch(() => null)
