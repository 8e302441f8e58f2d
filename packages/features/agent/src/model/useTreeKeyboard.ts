import { useRef, useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react'

export interface TreeKeyboardOptions<Item> {
  readonly items: readonly Item[]
  /** Opens the branch below an item, if there is one. */
  readonly onOpen: (item: Item) => void
  /** Opens the parent branch; undefined at the top. */
  readonly onUp: (() => void) | undefined
  /** Shows the details of an item. */
  readonly onChoose: (item: Item) => void
  /** Returns the name of an item. Typed letters find items by the beginning of this name. */
  readonly nameOf: (item: Item) => string
}

/**
 * Focuses an item of a tree, even if the item is not rendered yet.
 * @param at - the position of the item, starting with 1
 */
export function focusTreeItem(tree: Element, at: number): void {
  const find = () => tree.querySelector<HTMLElement>(`:scope > [aria-posinset="${at}"]`)
  const drawn = find()
  if (drawn) return drawn.focus()
  // Scroll to the position of the item, because the list then renders it.
  const height = tree.firstElementChild?.getBoundingClientRect().height ?? 0
  window.scrollTo(0, window.scrollY + tree.getBoundingClientRect().top + (at - 1) * height - window.innerHeight / 2)
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))
}

const position = (element: Element | null) =>
  Number(element?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0)

/**
 * Returns the keyboard handlers of a tree that shows one branch. Arrow up, arrow down, Home, End and letters move the
 * focus. The arrow in reading direction opens the branch below an item, and the opposite arrow opens the parent branch.
 * Enter and Space show the details.
 */
export function useTreeKeyboard<Item>({
  items,
  onOpen,
  onUp,
  onChoose,
  nameOf,
}: TreeKeyboardOptions<Item>): HTMLAttributes<HTMLDivElement> {
  const [inside, setInside] = useState(false)
  const reached = useRef(0)

  const reach = (tree: HTMLElement, wanted: number) => focusTreeItem(tree, Math.min(Math.max(wanted, 1), items.length))
  /** Returns the position of the next item whose name begins with a letter. */
  const find = (letter: string, from: number) => {
    const order = [...items.slice(from), ...items.slice(0, from)]
    const found = order.find((item) => nameOf(item).toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
    return found === undefined ? from : items.indexOf(found) + 1
  }

  return {
    tabIndex: inside ? -1 : 0,
    onFocus: ({ target, currentTarget: tree }: FocusEvent<HTMLDivElement>) => {
      setInside(true)
      if (target !== tree) {
        reached.current = position(target)
        return
      }
      const drawn = [...tree.children]
      const kept = drawn.find((each) => position(each) === reached.current)
      const seen = drawn
        .toSorted((one, other) => position(one) - position(other))
        .find((each) => each.getBoundingClientRect().top >= 0)
      ;((kept ?? seen ?? tree.firstElementChild) as HTMLElement | null)?.focus()
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
      if (!currentTarget.contains(relatedTarget)) setInside(false)
    },
    onClick: ({ target }: MouseEvent<HTMLDivElement>) => {
      const item = (target as Element).closest('button') ? undefined : items[position(target as Element) - 1]
      if (item !== undefined) onChoose(item)
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const tree = event.currentTarget
      const at = position(event.target as Element)
      const item = items[at - 1]
      // Ignore Enter and Space on a button within an item, because the button handles both keys.
      if (
        item === undefined ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as Element).closest('button')
      )
        return
      const rtl = getComputedStyle(tree).direction === 'rtl'
      const keys: Readonly<Record<string, () => void>> = {
        ArrowDown: () => reach(tree, at + 1),
        ArrowUp: () => reach(tree, at - 1),
        Home: () => reach(tree, 1),
        End: () => reach(tree, items.length),
        [rtl ? 'ArrowLeft' : 'ArrowRight']: () => onOpen(item),
        [rtl ? 'ArrowRight' : 'ArrowLeft']: () => onUp?.(),
        Enter: () => onChoose(item),
        ' ': () => onChoose(item),
      }
      const act = Object.hasOwn(keys, event.key)
        ? keys[event.key]
        : event.key.length === 1
          ? () => reach(tree, find(event.key, at))
          : undefined
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
