import { createElement as element } from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FlagsPanel } from '../src/manager/FlagsPanel.ts'
import { CanvasSizeSync } from '../src/manager/CanvasSizeSync.ts'
import { isPanelShown } from '../src/manager/isPanelShown.ts'

// Do not write JSX here: this file runs in Storybook's own window, with Storybook's bundled React, which has no
// automatic JSX runtime.
addons.register('lobby', () => {
  addons.add('lobby/flags', {
    type: types.PANEL,
    title: 'Flags',
    render: ({ active }) => (active ? element(FlagsPanel) : null),
  })
  addons.add('lobby/room', {
    type: types.TOOL,
    title: 'Room for all',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => element(CanvasSizeSync),
  })
})
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Lobby', brandTarget: '_self' }),
  panelPosition: 'right',
  layoutCustomisations: { showPanel: isPanelShown },
  sidebar: { showRoots: true },
})
