/** The form in which texts are searched: without case, accents and kinds of apostrophes. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase()
