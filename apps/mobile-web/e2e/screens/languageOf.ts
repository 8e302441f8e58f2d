const languages = ['EN', 'PT'] as const

/** From 0 to 5: with each turn another skin shows a view, and from 3 on in the other language; all six together are every pair. */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)
const half = Math.floor(turn / 3)

/**
 * The language that a skin shows a view in, or undefined where another skin shows it: skins and languages in turn, a sixth of all pairs.
 *
 * @param skin The skin's place among three, from 0.
 * @param group The place of the view's route among all, from 0.
 * @param index The view's place in its route, from 0.
 * @param alone Whether there is no other skin.
 */
export function languageOf(skin: number, group: number, index: number, alone: boolean): (typeof languages)[number] | undefined {
  const place = group + index
  const language = languages[(Math.floor(place / 3) + half) % 2 === 0 ? 0 : 1]
  return alone || (place + turn) % 3 === skin ? language : undefined
}
