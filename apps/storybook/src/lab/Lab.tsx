import { changeThemeText, checkThemeText } from '@lobby/merchant/theme-text'
import { Button, CopyText } from '@lobby/ui'
import { useEffect, useMemo, useState } from 'react'
import { ContrastTable } from '../foundations/ContrastTable.tsx'
import { folderOf, skins, themeTextOf } from '../house/skins.ts'
import { fromLab, type Toolbar } from '../house/toolbar.ts'
import { choices, choicesOf, lookOf, readLook, writeLook, type ChoiceName } from './choices.ts'
import { LabPreview } from './LabPreview.tsx'
import { labSkin } from './labSkin.ts'
import styles from './lab.module.css'
import { ThemeForm } from './ThemeForm.tsx'
import { Verdict } from './Verdict.tsx'

export interface LabProps {
  readonly toolbar: Toolbar
  /** Puts what was made into the address; `everywhere` shows all stories in it. */
  readonly onMade: (skin: string, everywhere: boolean) => void
}

/** A merchant's theme to be changed while one looks: the text of its file is the one truth, which the form and the reader's own checks work on. */
export function Lab({ toolbar, onMade }: LabProps) {
  const [begun] = useState(
    () => readLook(toolbar.skin) ?? { of: folderOf(toolbar.merchant).skin.merchant.id, changed: {} },
  )
  const [of, setOf] = useState(begun.of)
  const [text, setText] = useState(() => themeTextOf(begun))
  const base = folderOf(of)
  const { content, problems } = useMemo(() => checkThemeText(text), [text])
  // While the text is being written and cannot be read, the last look that could be stays.
  const [lastContent, setLastContent] = useState(content)
  if (content && content !== lastContent) setLastContent(content)
  const theme = content ?? lastContent
  const made = useMemo(() => (theme ? labSkin(base.skin, theme) : { skin: base.skin, failures: [] }), [base, theme])
  const values = useMemo(() => choicesOf(theme), [theme])
  const code = useMemo(
    () => writeLook(lookOf(of, choicesOf(checkThemeText(base.themeText).content), values)),
    [of, base, values],
  )
  useEffect(() => {
    // A colour that is being dragged is a hundred colours: the address gets the last.
    const later = setTimeout(() => code !== toolbar.skin && onMade(code, false), 300)
    return () => clearTimeout(later)
  }, [code, toolbar.skin, onMade])
  const change = (name: ChoiceName, value: string | undefined) =>
    setText((now) => changeThemeText(now, choices[name].path, value))
  const begin = (id: string) => {
    setOf(id)
    setText(folderOf(id).themeText)
  }
  const { tokens } = made.skin
  const shown = useMemo(() => ({ ...toolbar, merchant: fromLab, skin: code }), [toolbar, code])
  return (
    <main className={styles.lab} lang="en" dir="ltr">
      <section className={styles.column} aria-label="Theme">
        <h1>Skin lab</h1>
        <label className={styles.select}>
          Begin with
          <select value={of} onChange={({ target }) => begin(target.value)}>
            {skins.map(({ merchant: { id, name } }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Verdict problems={problems} failures={made.failures} onTake={change} />
        <ThemeForm
          values={values}
          derived={{ accent: tokens.accent, gradient: tokens.brand, text: tokens.text }}
          onChange={change}
        />
        <div className={styles.actions}>
          <Button tone="brand" size="s" onClick={() => onMade(code, true)}>
            Show every story in this skin
          </Button>
          <Button size="s" onClick={() => begin(of)}>
            Begin again
          </Button>
        </div>
      </section>
      <LabPreview toolbar={shown} skin={made.skin} />
      <section className={styles.column} aria-label="Checked">
        <label className={styles.file}>
          theme.jsonc
          <textarea
            value={text}
            onChange={({ target }) => setText(target.value)}
            spellCheck={false}
            rows={text.split('\n').length}
          />
        </label>
        <CopyText text={text} label="Copy for theme.jsonc" doneLabel="Copied" />
        <p className={styles.note}>
          Faces stand as files in the folder: change them there. A link to this page carries the look.
        </p>
        <ContrastTable skins={[made.skin, base.skin]} />
      </section>
    </main>
  )
}
