export interface TreeNode {
  readonly id: string
  readonly label: string
  /** At the end of its row: a number, a level. */
  readonly detail?: string
  readonly children?: readonly TreeNode[]
  /** It has children that are fetched when it is opened first. */
  readonly lazy?: boolean
}

/** Children that were fetched, or how far that is. */
export type Fetched = ReadonlyMap<string, readonly TreeNode[] | 'busy' | 'failed'>

export interface TreeRow {
  readonly node: TreeNode
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  readonly parent: string | null
  readonly openable: boolean
  readonly open: boolean
  readonly state: 'ready' | 'busy' | 'failed'
}

/** The rows that are seen, from top to bottom. */
export function rowsOf(nodes: readonly TreeNode[], open: ReadonlySet<string>, fetched: Fetched): TreeRow[] {
  const rows: TreeRow[] = []
  const walk = (some: readonly TreeNode[], level: number, parent: string | null) => {
    for (const [index, node] of some.entries()) {
      const got = fetched.get(node.id)
      const children = node.children ?? (Array.isArray(got) ? (got as readonly TreeNode[]) : undefined)
      const openable = children ? children.length > 0 : node.lazy === true
      const isOpen = openable && open.has(node.id)
      const state = got === 'busy' || got === 'failed' ? got : 'ready'
      rows.push({ node, level, position: index + 1, size: some.length, parent, openable, open: isOpen, state })
      if (isOpen && children) walk(children, level + 1, node.id)
    }
  }
  walk(nodes, 1, null)
  return rows
}
