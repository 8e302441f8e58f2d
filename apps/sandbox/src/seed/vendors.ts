/** The categories of the contract (`openapi/components/game.yaml`). */
export const categories = [
  'ELOTTO',
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'INHOUSE',
  'POKER',
  'COCKFIGHT',
] as const
export type Category = (typeof categories)[number]

/** An invented vendor. `code` is what the wire calls `vassalage`. */
export interface SeedVendor {
  readonly code: string
  readonly name: string
  readonly nodeId: number
  readonly categories: readonly Category[]
  /** Hue of its wordmark, in degrees. */
  readonly hue: number
  /** Its games may stand in a frame of the site; else each is a page of its own. */
  readonly framed: boolean
  /** Takes trial accounts. */
  readonly trialPlay: boolean
}

const rows: readonly (readonly [code: string, name: string, hue: number, categories: readonly Category[]])[] = [
  ['QTZ', 'Quartzo', 300, ['RNG', 'INHOUSE']],
  ['TMB', 'Tamborim', 35, ['RNG', 'PVP']],
  ['NKT', 'Nine Kites', 210, ['RNG']],
  ['IPE', 'Ipê Forge', 90, ['RNG', 'FISH']],
  ['SLT', 'Solstício', 60, ['RNG', 'LIVE']],
  ['MDK', 'Moondock', 260, ['RNG', 'FISH']],
  ['PPG', 'Papagaio', 145, ['RNG', 'ELOTTO']],
  ['OVL', 'Ovelha Preta', 10, ['RNG']],
  ['LMN', 'Limonada', 115, ['RNG', 'PVP', 'POKER']],
  ['MSC', 'Mesa Clara', 70, ['LIVE']],
  ['VPR', 'Velvet Pier', 350, ['LIVE']],
  ['CRP', 'Croupe', 20, ['LIVE']],
  ['AZJ', 'Azulejo Live', 240, ['LIVE', 'PVP']],
  ['TRN', 'Terno Fino', 85, ['LIVE', 'POKER']],
  ['MAR', 'Maré Alta', 220, ['FISH']],
  ['DWL', 'Deepwell', 195, ['FISH', 'INHOUSE']],
  ['GRM', 'Gramado', 140, ['SPORTS', 'ESPORTS']],
  ['TTP', 'Terceiro Tempo', 50, ['SPORTS', 'COCKFIGHT']],
  ['ESC', 'Escanteio', 165, ['SPORTS']],
  ['NRT', 'Northstand', 255, ['SPORTS', 'ESPORTS']],
  ['VLT', 'Volta Rápida', 25, ['SPORTS']],
  ['PXP', 'Pixelpit', 320, ['ESPORTS', 'SPORTS']],
  ['RDV', 'Roda Viva', 5, ['PVP', 'INHOUSE']],
  ['DMX', 'Dominox', 185, ['PVP']],
  ['TCG_LOTTO_VN', 'Bolão Norte', 100, ['LOTT', 'ELOTTO']],
  ['TCG_SEA', 'Numeria', 280, ['LOTT', 'ELOTTO']],
  ['LUM', 'Casa Lume', 75, ['INHOUSE']],
  ['TRR', 'Terreiro', 30, ['COCKFIGHT']],
]

const framed = ['QTZ', 'NKT', 'MDK', 'OVL', 'LUM', 'RDV', 'DMX']
const membersAlone = ['VPR', 'CRP', 'ESC', 'VLT']

/** The vendors of the demo, each with its categories, in the order in which rails show them. */
export const vendors: readonly SeedVendor[] = rows.map(([code, name, hue, own], at) => ({
  code,
  name,
  hue,
  nodeId: 9001 + at,
  categories: own,
  framed: framed.includes(code),
  trialPlay: !membersAlone.includes(code),
}))
