import type { SeedGame } from '../seed/games.ts'
import type { Category } from '../seed/vendors.ts'
import { slotPalettes, type Palette } from './colour.ts'
import { hash, randomFrom } from './random.ts'
import { esportsPalettes, esportsScenes, sportsPalettes, sportsScenes } from './scenes/arena.ts'
import { boardPalettes, boardScenes, drawPalettes, drawScenes } from './scenes/draws.ts'
import { duelPalettes, duelScenes, housePalettes, houseScenes } from './scenes/duels.ts'
import { fishPalettes, fishScenes, livePalettes, liveScenes } from './scenes/liveAndSea.ts'
import type { Scene } from './scenes/scene.ts'
import { openScenes } from './scenes/slotsOpen.ts'
import { stagedScenes } from './scenes/slotsStaged.ts'
import { createInk, ellipse, place } from './svg.ts'
import { symbols } from './symbols/symbols.ts'

interface Look {
  readonly scenes: readonly Scene[]
  readonly palettes: readonly Palette[]
}

const looks: Readonly<Record<Category, Look>> = {
  RNG: { scenes: openScenes.flatMap((scene, at) => [scene, stagedScenes[at] ?? scene]), palettes: slotPalettes },
  LIVE: { scenes: liveScenes, palettes: livePalettes },
  FISH: { scenes: fishScenes, palettes: fishPalettes },
  SPORTS: { scenes: sportsScenes, palettes: sportsPalettes },
  ESPORTS: { scenes: esportsScenes, palettes: esportsPalettes },
  PVP: { scenes: duelScenes, palettes: duelPalettes },
  INHOUSE: { scenes: houseScenes, palettes: housePalettes },
  LOTT: { scenes: drawScenes, palettes: drawPalettes },
  ELOTTO: { scenes: boardScenes, palettes: boardPalettes },
  POKER: { scenes: duelScenes, palettes: livePalettes },
  COCKFIGHT: { scenes: esportsScenes, palettes: sportsPalettes },
}

/** The size of a category's pictures: slots stand 3:4, the others are square. */
export function gameSize(category: Category): { width: number; height: number } {
  return { width: 240, height: category === 'RNG' ? 320 : 240 }
}

/** The picture of a game as SVG: its category's room, its motif's symbol, the light of its own seed. Pure. */
export function drawGame(game: SeedGame): string {
  const { scenes, palettes } = looks[game.gameType]
  const [scene, palette] = [scenes[game.scene], palettes[(hash(game.motif) + game.variant * scenes.length + game.scene) % palettes.length]]
  if (!scene || !palette)
    throw new Error(`The game ${game.nodeId} names the composition ${game.scene}. ${game.gameType} has 0 to ${scenes.length - 1}.`)
  const ink = createInk()
  const { width, height } = gameSize(game.gameType)
  const { back, front, x, y, scale } = scene(ink, palette, randomFrom(`game ${game.nodeId}`), game.motif)
  const symbol = symbols[game.motif](ink, palette, hash(`symbol ${game.nodeId}`))
  // Half of the fish swim the other way.
  const turned = game.gameType === 'FISH' && game.nodeId % 2 ? `<g transform="scale(-1 1)">${symbol}</g>` : symbol
  const shadow = ellipse(x, y + 76 * scale, 60 * scale, 12 * scale, ink.radial(0.5, 0.5, 0.5, [0, '#000', 0.5], [1, '#000', 0]))
  return ink.document(width, height, back + shadow + place(turned, x, y, scale) + front)
}
