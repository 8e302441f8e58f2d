/**
 * Returns the positions of the articles that React rendered again during an action. Compares the props object that
 * React attaches to each element, because React creates another object at each render.
 */
export async function listRerenderedTiles(list: Element, act: () => Promise<void>): Promise<number[]> {
  const drawnWith = (tile: Element) => {
    const picture = tile.querySelector('button span')
    const key = Object.keys(picture ?? {}).find((each) => each.startsWith('__reactProps$'))
    if (!picture || !key)
      throw new Error('React no longer stores an element’s props under __reactProps$. Count renders in another way.')
    return (picture as unknown as Readonly<Record<string, object>>)[key]
  }
  const before = new Map([...list.querySelectorAll('article')].map((tile) => [tile, drawnWith(tile)]))
  await act()
  return [...before]
    .filter(([tile, props]) => tile.isConnected && drawnWith(tile) !== props)
    .map(([tile]) => Number(tile.ariaPosInSet))
}
