import type { Language } from '../domain/language.ts'
import type { DrawKind, SeedLottery } from './lotteries.ts'

type Said = Readonly<Record<Language, string>>

interface Group {
  readonly id: string
  readonly name: Said
  readonly fits: (lottery: SeedLottery) => boolean
}

const kinds: readonly { readonly tag: DrawKind; readonly name: Said }[] = [
  { tag: 'DIGITS', name: { EN: 'Digits', PT: 'Dígitos' } },
  { tag: 'DICE', name: { EN: 'Dice', PT: 'Dados' } },
  { tag: 'RACE', name: { EN: 'Regattas', PT: 'Regatas' } },
  { tag: 'PICK', name: { EN: 'Six digits', PT: 'Seis dígitos' } },
]

/** The tabs of the menu, in order: what is hot, then each kind. */
export const lotteryTabs: readonly { readonly tag: string; readonly name: Said }[] = [
  { tag: 'HOT', name: { EN: 'Popular', PT: 'Populares' } },
  ...kinds,
]

const byPace: readonly Group[] = [
  { id: 'FAST', name: { EN: 'Up to 3 minutes', PT: 'Até 3 minutos' }, fits: ({ everyMinutes }) => everyMinutes <= 3 },
  {
    id: 'MINUTES',
    name: { EN: '5 to 30 minutes', PT: '5 a 30 minutos' },
    fits: ({ everyMinutes }) => everyMinutes > 3 && everyMinutes < 60,
  },
  { id: 'HOURS', name: { EN: 'By the hour', PT: 'De hora em hora' }, fits: ({ everyMinutes }) => everyMinutes === 60 },
  { id: 'DAY', name: { EN: 'Daily', PT: 'Diárias' }, fits: ({ everyMinutes }) => everyMinutes > 60 },
]
const byKind: readonly Group[] = kinds.map(({ tag, name }) => ({ id: tag, name, fits: ({ kind }) => kind === tag }))

/** The groups of a tab: what is hot by kind, a kind by its pace. */
export const groupsOf = (tag: string): readonly Group[] => (tag === 'HOT' ? byKind : byPace)
