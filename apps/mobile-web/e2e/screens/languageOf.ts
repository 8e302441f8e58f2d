const languages = ['EN', 'PT'] as const

/** From 0 to 5: with each turn another skin shows what one alone shows, and from 3 on in the other language; all six together are every pair. */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)
const half = Math.floor(turn / 3)

/**
 * The language that a skin shows a view in, or undefined where it does not show it: what each skin shows, of three skins one shows in the
 * other language; everything else is one skin's, skins and languages in turn. That is a third of all pairs.
 *
 * @param skin The skin's place among three, from 0.
 * @param index The view's place in its group, from 0.
 * @param everywhere Whether each skin shows it.
 */
export function languageOf(skin: number, index: number, everywhere: boolean): (typeof languages)[number] | undefined {
  if (everywhere) return languages[(skin + index + half) % 2 === 0 ? 0 : 1]
  return (index + turn) % 3 === skin ? languages[(index + half) % 2 === 0 ? 0 : 1] : undefined
}
