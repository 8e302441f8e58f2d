import type { Decorator } from '@storybook/react-vite'
import { SideBySide } from '../beside/SideBySide.tsx'
import { Skinned } from './Skinned.tsx'
import { skins } from './skins.ts'
import { fromLab, readToolbar } from './toolbar.ts'
import { updateGlobals } from './updateGlobals.ts'

/** Shows each story in the chosen merchant's theme, or in all of them beside one another. */
export const withSkin: Decorator = (Story, { globals, id, viewMode }) => {
  const toolbar = readToolbar(globals)
  const columns = [...skins.map(({ merchant }) => merchant), ...(toolbar.skin === '' ? [] : [{ id: fromLab, name: 'From the skin lab' }])]
  const beside = toolbar.merchant === 'all' && viewMode === 'story'
  return (
    <Skinned toolbar={toolbar}>
      {beside ? <SideBySide key={id} story={id} toolbar={toolbar} columns={columns} onOrder={(order) => updateGlobals({ order })} /> : <Story />}
    </Skinned>
  )
}
