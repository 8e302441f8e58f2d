/** Whether a text is a key, where the name of its file was to be. */
export const isPastedKey = (text: string): boolean => /-----BEGIN|^MII[\w+/=\s]{60,}$/.test(text)
