import { ChevronRight } from '../icons/index.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { getVisibleTreeRows, type FetchedTreeChildren, type TreeNode, type TreeRow } from './treeState.ts'
import styles from './Tree.module.css'

export interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** Fetches the children of a `lazy` node. Called one time per node, and again only after a failure. */
  readonly loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** The text at a node whose children could not be fetched, for example `Could not be loaded. Tap to try again.` */
  readonly failedLabel: string
  readonly selected?: string
  readonly onSelect?: (node: TreeNode) => void
}

/**
 * Renders a tree with the keyboard handling of the ARIA pattern "tree view": arrow keys, Home, End, letters, Enter and
 * Space. A press on a row selects its node, and opens or closes the node.
 */
export function Tree({ label, nodes, loadChildren, failedLabel, selected, onSelect }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [fetched, setFetched] = useState<FetchedTreeChildren>(new Map())
  const [focusedId, setFocusedId] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const rows = getVisibleTreeRows(nodes, open, fetched)
  const current = rows.some(({ node }) => node.id === focusedId)
    ? focusedId
    : (rows.find(({ node }) => node.id === selected) ?? rows[0])?.node.id

  const setChildren = (id: string, children: readonly TreeNode[] | 'busy' | 'failed') =>
    setFetched((before) => new Map(before).set(id, children))
  const fetchChildren = async (node: TreeNode) => {
    if (!loadChildren || node.children) return
    setChildren(node.id, 'busy')
    try {
      setChildren(node.id, await loadChildren(node))
    } catch {
      setChildren(node.id, 'failed')
    }
  }
  const setNodeOpen = ({ node, openable, state }: TreeRow, isOpen: boolean) => {
    if (!openable || state === 'busy') return
    setOpen((before) => {
      const next = new Set(before)
      if (isOpen) next.add(node.id)
      else next.delete(node.id)
      return next
    })
    if (isOpen && !Array.isArray(fetched.get(node.id))) void fetchChildren(node)
  }
  const focusRow = (row: TreeRow | undefined) => {
    if (!row) return
    setFocusedId(row.node.id)
    root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[rows.indexOf(row)]?.focus()
  }
  const selectRow = (row: TreeRow) => {
    setFocusedId(row.node.id)
    onSelect?.(row.node)
    setNodeOpen(row, !row.open || row.state === 'failed')
  }

  const onKey = (event: KeyboardEvent, row: TreeRow, index: number) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => focusRow(rows[index + 1]),
      ArrowUp: () => focusRow(rows[index - 1]),
      Home: () => focusRow(rows[0]),
      End: () => focusRow(rows.at(-1)),
      Enter: () => selectRow(row),
      ' ': () => selectRow(row),
      ArrowLeft: () => (row.open ? setNodeOpen(row, false) : focusRow(rows.find(({ node }) => node.id === row.parent))),
      ArrowRight: () => (row.open ? focusRow(rows[index + 1]) : setNodeOpen(row, true)),
    }
    const act = keys[getComputedStyle(event.currentTarget).direction === 'rtl' ? mirrorKey(event.key) : event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLocaleLowerCase()
      focusRow(
        [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ node }) =>
          node.label.toLocaleLowerCase().startsWith(letter),
        ),
      )
    }
  }

  return (
    <div ref={root} role="tree" aria-label={label} className={styles.tree}>
      {rows.map((row, index) => (
        <div
          key={row.node.id}
          role="treeitem"
          className={styles.row}
          data-level={Math.min(row.level, 6)}
          tabIndex={row.node.id === current ? 0 : -1}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.size}
          aria-expanded={row.openable ? row.open : undefined}
          aria-selected={row.node.id === selected}
          aria-busy={row.state === 'busy' || undefined}
          onClick={() => selectRow(row)}
          onFocus={() => setFocusedId(row.node.id)}
          onKeyDown={(event) => onKey(event, row, index)}>
          <span className={styles.mark} aria-hidden="true">
            {row.state === 'busy' ? <Spinner /> : row.openable && <ChevronRight data-open={row.open || undefined} />}
          </span>
          <span className={styles.label}>
            {row.node.label}
            {row.state === 'failed' && <span className={styles.failed}>{failedLabel}</span>}
          </span>
          {row.node.detail !== undefined && <span className={styles.detail}>{row.node.detail}</span>}
        </div>
      ))}
    </div>
  )
}

/** Swaps the left and right arrow keys. Call it only if the text runs from right to left. */
function mirrorKey(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
