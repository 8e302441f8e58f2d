import { loadContractPrompt, useContractPrompt } from '@lobby/agent/prompts'
import { agentPaths } from '@lobby/platform/routes'
import { Suspense, type ComponentProps } from 'react'
import { useLazy } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { frameOf } from './frameOf.ts'

/** Who reads one contract is not asked about the next. */
const ofContracts: readonly string[] = [
  agentPaths.salaryContract,
  agentPaths.dividendContract,
  agentPaths.hourContract,
  agentPaths.dividend,
  agentPaths.teamContracts,
]

/** The prompts for contracts that wait, one after another, whose code and texts come when there is one. One that does not come is not missed. */
export function ContractHost({ pathname }: { readonly pathname: string }) {
  const due = useContractPrompt()
  if (!due || frameOf(pathname).alone || ofContracts.includes(pathname)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Prompt key={due.kind} {...due} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Prompt(due: ComponentProps<Awaited<ReturnType<typeof loadContractPrompt>>['default']>) {
  const ContractPrompt = useLazy(loadContractPrompt, 'contracts')
  return <ContractPrompt {...due} />
}
