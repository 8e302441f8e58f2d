import { tokenNames } from '@lobby/merchant/theme'
import type { ComponentFacts } from 'virtual:lobby/components'
import { DESIGN_SYSTEM_PROPERTIES } from './customProperties.ts'
import styles from './components.module.css'

const ofTheme = new Set<string>(tokenNames)
const ofSystem = new Set(DESIGN_SYSTEM_PROPERTIES.map(({ name }) => name).filter((name) => !ofTheme.has(name)))
const isColour = (name: string) => ofTheme.has(name) && !/^(radius|space|density|font|duration|ease|shadow)/.test(name)
const keyOf = (choice: string) => (choice === 'mode' ? choice : `layout.${choice}`)

/**
 * Shows the custom properties and layout choices that a component's style sheets read. Shows each colour with its value
 * in the current theme.
 */
export function StyleSheetUsage({ facts: { sets, reads, choices, parts } }: { readonly facts: ComponentFacts }) {
  const rows: readonly (readonly [title: string, names: readonly string[], dashes: string])[] = [
    ['From the theme', reads.filter((name) => ofTheme.has(name)), '--'],
    ['The same for every merchant', reads.filter((name) => ofSystem.has(name)), '--'],
    ['Given by whatever holds it', reads.filter((name) => !ofTheme.has(name) && !ofSystem.has(name)), '--'],
    ['Its own', sets, '--'],
    ['Choices of theme.jsonc that it follows', choices.map(keyOf), ''],
    ['Put together from these, which read more', parts.map(({ name }) => name), ''],
  ]
  return (
    <table className={`${styles.facts} ${styles.usage}`}>
      <caption>What it reads, as its style sheets say</caption>
      <tbody>
        {rows
          .filter(([, names]) => names.length > 0)
          .map(([title, names, dashes]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <span className={styles.tokens}>
                  {names.map((name) => (
                    <span key={name} className={styles.token}>
                      {dashes !== '' && isColour(name) && (
                        <span className={styles.dot} style={{ background: `var(--${name})` }} aria-hidden="true" />
                      )}
                      <code>{dashes + name}</code>
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
