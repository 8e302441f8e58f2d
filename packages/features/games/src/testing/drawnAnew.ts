/**
 * The places of the articles of a list that were drawn again by what is done. React keeps on each element what it was drawn with: the same
 * object for as long as its component has not run again.
 */
export async function drawnAnew(list: Element, act: () => Promise<void>): Promise<number[]> {
  const drawnWith = (tile: Element) => {
    const picture = tile.querySelector('button span')
    const key = Object.keys(picture ?? {}).find((each) => each.startsWith('__reactProps$'))
    if (!picture || !key)
      throw new Error('React no longer keeps on an element what it was drawn with: count in another way.')
    return (picture as unknown as Readonly<Record<string, object>>)[key]
  }
  const before = new Map([...list.querySelectorAll('article')].map((tile) => [tile, drawnWith(tile)]))
  await act()
  return [...before]
    .filter(([tile, props]) => tile.isConnected && drawnWith(tile) !== props)
    .map(([tile]) => Number(tile.ariaPosInSet))
}
