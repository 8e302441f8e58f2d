import { checkThemeText } from '@lobby/merchant/theme-text'
import { Button, CopyText } from '@lobby/ui'
import { useMemo } from 'react'
import { ContrastTable } from '../foundations/ContrastTable.tsx'
import { folderOf, themeTextOf } from '../house/skins.ts'
import { fromLab, type Toolbar } from '../house/toolbar.ts'
import { readLook, writeLook, type Choices } from './choices.ts'
import { LabPreview } from './LabPreview.tsx'
import { labSkin } from './labSkin.ts'
import styles from './lab.module.css'
import { Verdict } from './Verdict.tsx'

export interface LabProps {
  /** Chooses the theme to begin with: that of the selected merchant, or the one that the address holds. */
  readonly toolbar: Toolbar
  /** The values of that theme that the controls panel changes. */
  readonly chosen: Choices
  /** Called with a suggested colour when the user applies it. */
  readonly onTake: (changed: Choices) => void
  /** Called with the encoded theme when the user wants to see all stories in it. */
  readonly onShow: (skin: string) => void
}

/** Shows a merchant's theme while it is edited in the controls panel: a preview, the result of the theme's checks, and the `theme.jsonc` to copy. */
export function Lab({ toolbar, chosen, onTake, onShow }: LabProps) {
  const begun = (toolbar.merchant === fromLab && readLook(toolbar.skin)) || { of: toolbar.merchant, changed: {} }
  const { skin: base } = folderOf(begun.of)
  const code = writeLook({ of: base.merchant.id, changed: { ...begun.changed, ...chosen } })
  const { text, made } = useMemo(() => {
    const look = readLook(code) ?? { of: base.merchant.id, changed: {} }
    const changedText = themeTextOf(look)
    const { content } = checkThemeText(changedText)
    return { text: changedText, made: content ? labSkin(base, content) : { skin: base, failures: [] } }
  }, [code, base])
  const shown = useMemo(() => ({ ...toolbar, merchant: fromLab, skin: code }), [toolbar, code])
  return (
    <main className={styles.lab} lang="en" dir="ltr">
      <section className={styles.column} aria-label="Checked">
        <h1>Skin lab</h1>
        <Verdict failures={made.failures} onTake={(key, colour) => onTake({ [key]: colour })} />
        <Button tone="brand" size="s" onClick={() => onShow(code)}>
          Show every story in this skin
        </Button>
        <pre className={styles.file} aria-label="theme.jsonc" role="region" tabIndex={0}>
          {text}
        </pre>
        <CopyText text={text} label="Copy for theme.jsonc" doneLabel="Copied" />
        <p className={styles.note}>Faces stand as files in the folder: change them there.</p>
        <ContrastTable skins={[made.skin, base]} />
      </section>
      <LabPreview toolbar={shown} skin={made.skin} />
    </main>
  )
}
