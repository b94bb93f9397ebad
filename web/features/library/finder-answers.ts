import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  FINDER,
  type FinderOption,
  type FinderQuestion,
  isQuestion,
} from '../../../shared/catalog/finder.ts'
import { FINDER_PARAMETER } from '../../ui/browser/paths.ts'

export type FinderAnswer = { question: FinderQuestion; option: FinderOption }

/** The valid answers of a path such as "021". */
const answersOf = (path: string): FinderAnswer[] => {
  const answers: FinderAnswer[] = []
  for (const digit of path) {
    const question = answers.at(-1)?.option.next ?? FINDER
    const option = isQuestion(question) ? question.options[Number(digit)] : undefined
    if (!isQuestion(question) || !option) break
    answers.push({ question, option })
  }
  return answers
}

/** The answers so far, stored in the URL. */
export const useFinderAnswers = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const path = query.get(FINDER_PARAMETER) ?? ''
  const show = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set(FINDER_PARAMETER, next)
    if (next === '') changed.delete(FINDER_PARAMETER)
    navigate({ search: changed.toString() }, { replace: true, preventScrollReset: true })
  }
  return {
    given: answersOf(path),
    answer: (option: number) => show(`${path}${option}`),
    /** Keeps the answers before a position. */
    goTo: (position: number) => show(path.slice(0, position)),
  }
}
