import type { Story } from '../../../shared/documents/template/story.ts'
import { TitledText } from '../../ui/titled-text.tsx'
import { Scenario } from './scenario.tsx'

export const UseCases = ({ useCases, realLifeScenario }: Story) => (
  <>
    <ul>
      {useCases.map(({ title, description }) => (
        <TitledText key={title} as="li" title={title} text={description} level="h2" mb="6" />
      ))}
    </ul>
    {realLifeScenario && <Scenario {...realLifeScenario} />}
  </>
)
