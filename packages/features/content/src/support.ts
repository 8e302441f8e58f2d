// One chunk: who reads help is a press away from asking.
export { HelpScreen } from './help/HelpScreen.tsx'
export { ServiceScreen } from './service/ServiceScreen.tsx'
