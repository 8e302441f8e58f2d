/**
 * Synonyms of allowed values, by setting and value, in lower case without spaces and punctuation. They are used only
 * for suggestions, never written as a fix.
 */
const aliases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  mode: { dark: ['night', 'black'], light: ['day', 'white', 'bright'] },
  market: {
    BR: ['brazil', 'brasil', 'bra'],
    MT: ['malta', 'mlt', 'mga'],
    UK: ['gb', 'gbr', 'britain', 'greatbritain', 'unitedkingdom', 'england', 'ukgc'],
    none: ['no', 'off', 'null', 'nothing'],
  },
  fallback: { sans: ['sansserif', 'grotesk', 'arial', 'helvetica'], serif: ['roman', 'times', 'antiqua'] },
  radius: { small: ['s', 'little'], medium: ['m', 'middle'], large: ['l', 'big'] },
  'layout.header': { centre: ['middle', 'mid'] },
  'layout.tiles': { sharp: ['square', 'squared'], round: ['rounded', 'circle'] },
  'layout.rails': { pictures: ['images', 'pics'], plain: ['text', 'titles'] },
  'layout.density': { comfortable: ['normal', 'default', 'cosy', 'roomy'], compact: ['dense', 'tight'] },
  'layout.lead': {
    SPORTS: ['sportsbook', 'betting', 'football', 'soccer'],
    LIVE: ['livecasino', 'livegames', 'livedealer', 'dealer'],
    FISH: ['fishing', 'fishgames'],
    RNG: ['slot', 'slots', 'slotgames', 'electronic', 'videoslots'],
    INHOUSE: ['own', 'originals', 'crash', 'minigames'],
    PVP: ['poker', 'cards', 'cardgames', 'chess', 'p2p', 'multiplayer'],
    LOTT: ['lottery', 'lotteries', 'lotto', 'loto', 'loteria', 'draws', 'keno', 'lot'],
  },
}

/**
 * Returns the allowed value for which a word is a synonym, or null.
 * @param key The path of the setting, for example `layout.lead`. For a setting of a font, only the last key of the path
 *   matters.
 */
export function findAliasedValue(key: string, word: string): string | null {
  const said = word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const found = Object.entries(aliases[key] ?? aliases[key.split('.').at(-1) ?? ''] ?? {}).find(([, words]) =>
    words.includes(said),
  )
  return found?.[0] ?? null
}
