import { ChevronRight } from '../icons/index.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { rowsOf, type Fetched, type TreeNode, type TreeRow } from './treeState.ts'
import styles from './Tree.module.css'

export interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** Fetches the children of a node that says `lazy`; asked again only after it failed. */
  readonly loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** Said at a node whose children could not be fetched: `Could not be loaded. Tap to try again.` */
  readonly failedLabel: string
  readonly selected?: string
  readonly onSelect?: (node: TreeNode) => void
}

/**
 * Nodes that open: arrows move and open, Home and End go to the ends, letters find, Enter and Space choose. A press on a row chooses it and
 * opens or closes it.
 */
export function Tree({ label, nodes, loadChildren, failedLabel, selected, onSelect }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [fetched, setFetched] = useState<Fetched>(new Map())
  const [reached, setReached] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const rows = rowsOf(nodes, open, fetched)
  const current = rows.some(({ node }) => node.id === reached)
    ? reached
    : (rows.find(({ node }) => node.id === selected) ?? rows[0])?.node.id

  const note = (id: string, what: readonly TreeNode[] | 'busy' | 'failed') =>
    setFetched((before) => new Map(before).set(id, what))
  const fetchOf = async (node: TreeNode) => {
    if (!loadChildren || node.children) return
    note(node.id, 'busy')
    try {
      note(node.id, await loadChildren(node))
    } catch {
      note(node.id, 'failed')
    }
  }
  const setNode = ({ node, openable, state }: TreeRow, isOpen: boolean) => {
    if (!openable || state === 'busy') return
    setOpen((before) => {
      const next = new Set(before)
      if (isOpen) next.add(node.id)
      else next.delete(node.id)
      return next
    })
    if (isOpen && !Array.isArray(fetched.get(node.id))) void fetchOf(node)
  }
  const reach = (row: TreeRow | undefined) => {
    if (!row) return
    setReached(row.node.id)
    root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[rows.indexOf(row)]?.focus()
  }
  const choose = (row: TreeRow) => {
    setReached(row.node.id)
    onSelect?.(row.node)
    setNode(row, !row.open || row.state === 'failed')
  }

  const onKey = (event: KeyboardEvent, row: TreeRow, index: number) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => reach(rows[index + 1]),
      ArrowUp: () => reach(rows[index - 1]),
      Home: () => reach(rows[0]),
      End: () => reach(rows.at(-1)),
      Enter: () => choose(row),
      ' ': () => choose(row),
      ArrowLeft: () => (row.open ? setNode(row, false) : reach(rows.find(({ node }) => node.id === row.parent))),
      ArrowRight: () => (row.open ? reach(rows[index + 1]) : setNode(row, true)),
    }
    const act = keys[getComputedStyle(event.currentTarget).direction === 'rtl' ? mirrored(event.key) : event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const wanted = event.key.toLocaleLowerCase()
      reach(
        [...rows.slice(index + 1), ...rows.slice(0, index)].find(({ node }) =>
          node.label.toLocaleLowerCase().startsWith(wanted),
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
          onClick={() => choose(row)}
          onFocus={() => setReached(row.node.id)}
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

/** Where text runs from right to left, the arrows to the side change their parts. */
function mirrored(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
