import type { Decorator } from '@storybook/react-vite'
import { SideBySide } from '../beside/SideBySide.tsx'
import { LocaleNote, readPage } from './readPage.tsx'
import { Skinned } from './Skinned.tsx'
import { skins } from './skins.ts'
import { fromLab, writeToolbar } from './toolbar.ts'
import { updateGlobals } from './updateGlobals.ts'

/** Shows each story in the chosen merchant's theme, or in all of them beside one another. */
export const withSkin: Decorator = (Story, { globals, id, viewMode }) => {
  const toolbar = readPage(globals)
  const columns = [
    ...skins.map(({ merchant }) => merchant),
    ...(toolbar.skin === '' ? [] : [{ id: fromLab, name: 'From the skin lab' }]),
  ]
  const beside = toolbar.merchant === 'all' && viewMode === 'story'
  return (
    <Skinned toolbar={toolbar}>
      <LocaleNote globals={globals} />
      {beside ? (
        <SideBySide
          key={`${id} ${writeToolbar({ ...toolbar, order: 'trouble' })}`}
          story={id}
          toolbar={toolbar}
          columns={columns}
          onOrder={(order) => updateGlobals({ order })}
        />
      ) : (
        <Story />
      )}
    </Skinned>
  )
}
