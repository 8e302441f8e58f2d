import { addons, types } from 'storybook/manager-api'
import { FlagsPanel } from '../src/manager/FlagsPanel.tsx'
import { StatusTool } from '../src/manager/StatusTool.tsx'

addons.register('lobby', () => {
  addons.add('lobby/flags', { type: types.PANEL, title: 'Flags', render: ({ active }) => (active ? <FlagsPanel /> : null) })
  addons.add('lobby/status', { type: types.TOOL, title: 'Status', match: ({ viewMode }) => viewMode === 'story', render: () => <StatusTool /> })
})
addons.setConfig({ sidebar: { showRoots: true } })
