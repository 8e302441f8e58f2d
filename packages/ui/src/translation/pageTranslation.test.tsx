import { startFakePageTranslator } from '@lobby/test-kit/translator'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { supportPageTranslation } from './pageTranslation.ts'

interface PageProps {
  readonly amount: string
  readonly filter?: string
  readonly vendors: readonly string[]
}

/** Renders texts that have elements as siblings, because only then does React store references to the text nodes. */
function Page({ amount, filter, vendors }: PageProps) {
  return (
    <>
      <button type="button">
        <i /> Deposit {amount}
      </button>
      <p>
        {filter}
        {vendors.map((vendor) => (
          <b key={vendor}>{vendor}</b>
        ))}
        end
      </p>
    </>
  )
}

const getText = (container: Element) => container.textContent.replaceAll(/[«»]/g, '')
const isTranslated = (container: Element) =>
  container.querySelectorAll('font font').length > 0 && !/(^|»)[^«]*[a-z]/i.test(container.textContent)
async function untilTranslated(container: Element): Promise<void> {
  await expect.poll(() => isTranslated(container)).toBe(true)
}

describe.each(['replace', 'insert'] as const)('supportPageTranslation with a translator that uses "%s"', (how) => {
  let stop: (() => void)[]
  beforeEach(() => {
    stop = [supportPageTranslation(document), startFakePageTranslator(how)]
  })
  afterEach(() => stop.toReversed().forEach((each) => each()))

  test('shows the new amount on a button that the browser has translated', async () => {
    const { container, rerender } = await render(<Page amount="10" vendors={[]} />)
    await untilTranslated(container)
    for (const amount of ['20', '30']) {
      await rerender(<Page amount={amount} vendors={[]} />)
      expect(getText(container)).toBe(` Deposit ${amount}end`)
      await untilTranslated(container)
    }
  })

  test('inserts a text before a translated text and removes a translated text', async () => {
    const { container, rerender } = await render(<Page amount="10" filter="All" vendors={['Quartzo']} />)
    await untilTranslated(container)
    await rerender(<Page amount="10" vendors={['Limonada', 'Quartzo', 'Papagaio']} />)
    expect(getText(container)).toBe(' Deposit 10LimonadaQuartzoPapagaioend')
    await untilTranslated(container)
    await rerender(<Page amount="10" filter="Fishing" vendors={[]} />)
    expect(getText(container)).toBe(' Deposit 10Fishingend')
  })
})

test('control: shows the old amount on a translated page without supportPageTranslation', async () => {
  const stop = startFakePageTranslator()
  const { container, rerender } = await render(<Page amount="10" vendors={[]} />)
  await untilTranslated(container)
  await rerender(<Page amount="20" vendors={[]} />)
  expect(getText(container)).toBe(' Deposit 10end')
  stop()
})

test('lets React write, remove and insert texts as usual when the page is not translated', async () => {
  const undo = supportPageTranslation(document)
  const { container, rerender } = await render(<Page amount="10" filter="All" vendors={['Quartzo']} />)
  await rerender(<Page amount="20" vendors={['Limonada']} />)
  expect(container.textContent).toBe(' Deposit 20Limonadaend')
  undo()
})
