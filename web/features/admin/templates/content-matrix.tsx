import { Box, Heading, Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { MESSAGES } from '../../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { DataTable } from '../ui/data-table.tsx'
import { loadMatrix } from './matrix-rows.ts'

const textList = (texts: readonly string[]) => (
  <Box as="ul" ps="4" listStyleType="disc">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
)

/** The site's content for each enabled document. */
export const ContentMatrix = () => {
  const { data: rows, error } = useSWR('admin/matrix', loadMatrix, SWR_OPTIONS)
  return (
    <Box as="section" mt="16">
      <Heading as="h2" size="lg" mb="4">
        Document Content Matrix
      </Heading>
      {error ? (
        <Text role="alert">{MESSAGES.api.unexpected}</Text>
      ) : (
        <DataTable
          label="Document Content Matrix"
          columns={[
            { title: 'Document Name', cell: ({ title }) => <strong>{title}</strong> },
            { title: 'Overview', cell: ({ overview }) => overview },
            {
              title: "What's Included",
              cell: ({ whatsIncluded }) => textList(whatsIncluded),
              width: '18rem',
            },
            { title: 'Use Cases', cell: ({ useCases }) => textList(useCases), width: '18rem' },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </Box>
  )
}
