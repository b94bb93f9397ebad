import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrating } from './use-hydrated.ts'

/** The selected tab, stored in the URL's hash so that links and Back work; the first tab by default. */
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
