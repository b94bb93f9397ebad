import useSWR from 'swr'
import type { InstructionStep } from '../../../../shared/documents/engine/steps.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'

/**
 * The steps of the purchased instructions; empty until loaded or if they fail to load, because the PDF has them
 * anyway. `revision` counts corrections, which may change the steps.
 */
export const useSteps = (
  token: string | undefined,
  revision: number,
): readonly InstructionStep[] => {
  const { data } = useSWR(
    token ? ['steps', token, revision] : null,
    async () => (await loadApi()).api.getSteps({ token: token ?? '' }),
    SWR_OPTIONS,
  )
  return data?.steps ?? []
}
