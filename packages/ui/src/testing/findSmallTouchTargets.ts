/**
 * Returns one line for each element that can be pressed and is smaller than 44 by 44 px.
 * For an input inside a label or box, the size of the label or box counts.
 */
export const findSmallTouchTargets = () =>
  [...document.querySelectorAll<HTMLElement>('button, a, input:not([type="checkbox"]), label:has(input)')]
    .filter((element) => element.checkVisibility() && !element.closest('[data-base-ui-focus-guard]'))
    .map((element) => ({
      element,
      box: (element.parentElement?.matches(':has(> input)') ? element.parentElement : element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(
      ({ element, box }) =>
        `${element.localName} "${element.ariaLabel ?? element.textContent.slice(0, 40)}" ${box.width} x ${box.height}`,
    )
