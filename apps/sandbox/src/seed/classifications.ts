import type { Language } from '../domain/language.ts'
import type { SlotMotif } from './motifs.ts'

const names = {
  CLASSIC: { EN: 'Classics', PT: 'Clássicos' },
  FRUIT: { EN: 'Fruits', PT: 'Frutas' },
  TREASURE: { EN: 'Treasures', PT: 'Tesouros' },
  NATURE: { EN: 'Nature', PT: 'Natureza' },
  MYSTERY: { EN: 'Mystery', PT: 'Mistério' },
  ADVENTURE: { EN: 'Adventure', PT: 'Aventura' },
} as const satisfies Record<string, Record<Language, string>>
export type Classification = keyof typeof names

/** What slots are about, in the order in which filters show it. */
export const classifications = Object.entries(names).map(([code, name]) => ({ code, name }))

/** The classification of a slot by its motif. */
export const classificationOf: Readonly<Record<SlotMotif, Classification>> = {
  seven: 'CLASSIC',
  bell: 'CLASSIC',
  star: 'CLASSIC',
  clover: 'CLASSIC',
  coin: 'CLASSIC',
  cherry: 'FRUIT',
  pineapple: 'FRUIT',
  heart: 'CLASSIC',
  gem: 'TREASURE',
  crown: 'TREASURE',
  chest: 'TREASURE',
  key: 'TREASURE',
  shield: 'TREASURE',
  scarab: 'TREASURE',
  toucan: 'NATURE',
  butterfly: 'NATURE',
  owl: 'NATURE',
  fox: 'NATURE',
  lotus: 'NATURE',
  mushroom: 'NATURE',
  cactus: 'NATURE',
  feather: 'NATURE',
  moon: 'MYSTERY',
  mask: 'MYSTERY',
  lantern: 'MYSTERY',
  potion: 'MYSTERY',
  orb: 'MYSTERY',
  skull: 'MYSTERY',
  flame: 'MYSTERY',
  hourglass: 'MYSTERY',
  bolt: 'ADVENTURE',
  compass: 'ADVENTURE',
  ship: 'ADVENTURE',
  drum: 'ADVENTURE',
  rocket: 'ADVENTURE',
  planet: 'ADVENTURE',
}
