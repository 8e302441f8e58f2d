export { AgentsOnly } from './components/AgentsOnly.tsx'
