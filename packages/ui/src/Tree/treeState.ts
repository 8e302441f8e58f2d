export interface TreeNode {
  readonly id: string
  readonly label: string
  /** A short text at the end of the node's row, for example a number of members or a VIP level. */
  readonly detail?: string
  readonly children?: readonly TreeNode[]
  /** True if the node has children that are fetched when it is first opened. */
  readonly lazy?: boolean
}

/** The fetched children of each `lazy` node, or the state of the request for them, by the id of the node. */
export type FetchedTreeChildren = ReadonlyMap<string, readonly TreeNode[] | 'busy' | 'failed'>

export interface TreeRow {
  readonly node: TreeNode
  /** The depth of the node in the tree. Root nodes have level 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  readonly parent: string | null
  readonly openable: boolean
  readonly open: boolean
  readonly state: 'ready' | 'busy' | 'failed'
}

/** Returns the visible rows of a tree, from top to bottom. */
export function getVisibleTreeRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  fetched: FetchedTreeChildren,
): TreeRow[] {
  const rows: TreeRow[] = []
  const walk = (siblings: readonly TreeNode[], level: number, parent: string | null) => {
    for (const [index, node] of siblings.entries()) {
      const fetchedChildren = fetched.get(node.id)
      const children =
        node.children ?? (Array.isArray(fetchedChildren) ? (fetchedChildren as readonly TreeNode[]) : undefined)
      const openable = children ? children.length > 0 : node.lazy === true
      const isOpen = openable && open.has(node.id)
      const state = fetchedChildren === 'busy' || fetchedChildren === 'failed' ? fetchedChildren : 'ready'
      rows.push({ node, level, position: index + 1, size: siblings.length, parent, openable, open: isOpen, state })
      if (isOpen && children) walk(children, level + 1, node.id)
    }
  }
  walk(nodes, 1, null)
  return rows
}
