import { Box, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../../shared/content/stories.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { DataTable } from '../ui/data-table.tsx'

const { matrix } = MESSAGES.admin

const loadRows = () =>
  Promise.all(
    enabledEntries().map(async ({ id, title }) => ({ id, title, ...(await loadStory(id)) })),
  )

const textList = (texts: readonly string[], fallback: string) => (
  <Box as="ul" ps="4" listStyleType="disc">
    {(texts.length > 0 ? texts : [fallback]).map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
)

/** The site's content for each enabled document. */
export const ContentMatrix = () => {
  const { data: rows, error } = useSWR('admin/matrix', loadRows, SWR_OPTIONS)
  return (
    <Box as="section" mt="16">
      <Heading size="lg" mb="4">
        Document Content Matrix
      </Heading>
      {error ? (
        <Text role="alert">{MESSAGES.api.unexpected}</Text>
      ) : (
        <DataTable
          label="Document Content Matrix"
          columns={[
            { title: 'Document Name', cell: ({ title }) => <strong>{title}</strong> },
            { title: 'Overview', cell: ({ overview }) => overview || matrix.overview },
            {
              title: "What's Included",
              cell: ({ whatsIncluded }) => textList(whatsIncluded, matrix.whatsIncluded),
              width: '18rem',
            },
            {
              title: 'Use Cases',
              cell: ({ useCases }) =>
                textList(
                  useCases.map((useCase) => useCase.title),
                  matrix.useCases,
                ),
              width: '18rem',
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </Box>
  )
}
