import { createElement as element } from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { FlagsFirst } from '../src/manager/FlagsFirst.ts'
import { FlagsPanel } from '../src/manager/FlagsPanel.ts'
import { RoomForAll } from '../src/manager/RoomForAll.ts'
import { showPanel } from '../src/manager/showPanel.ts'
import { sidebarLabel } from '../src/manager/sidebarLabel.ts'
import { StatusTool } from '../src/manager/StatusTool.ts'

// This window has a React of Storybook's own, without the automatic runtime: no JSX here.
addons.register('lobby', () => {
  addons.add('lobby/flags', {
    type: types.PANEL,
    title: 'Flags',
    render: ({ active }) => (active ? element(FlagsPanel) : null),
  })
  addons.add('lobby/status', {
    type: types.TOOL,
    title: 'Status',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => element(StatusTool),
  })
  addons.add('lobby/flags-first', {
    type: types.TOOL,
    title: 'Flags first',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => element(FlagsFirst),
  })
  addons.add('lobby/room', {
    type: types.TOOL,
    title: 'Room for all',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => element(RoomForAll),
  })
})
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Lobby', brandTarget: '_self' }),
  panelPosition: 'right',
  layoutCustomisations: { showPanel },
  sidebar: { showRoots: true, renderLabel: sidebarLabel },
})
