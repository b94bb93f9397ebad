import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrating } from './use-hydrated.ts'

/** The chosen tab, which the address names after its "#", so that it can be sent and comes back; the first one otherwise. */
export const useTabInUrl = (ids: readonly string[]): [string, (id: string) => void] => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const hydrating = useIsHydrating()
  const [first = ''] = ids
  const named = ids.find((id) => hash === `#${id}`)
  const choose = (id: string) =>
    navigate({ search, hash: id === first ? '' : id }, { replace: true, preventScrollReset: true })
  return [(!hydrating && named) || first, choose]
}
