import { Badge, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { paths } from '../../../ui/browser/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** Tools without a path are not available yet. */
const TOOLS: readonly { title: string; text: string; path?: string }[] = [
  {
    title: 'Template Manager',
    text: 'Upload, preview and restore the files of each document.',
    path: paths.adminTemplates,
  },
  { title: 'User Management', text: 'Manage admins and their permissions.' },
  { title: 'Payment Settings', text: 'Prices, payment methods and the offer.' },
  { title: 'System Settings', text: 'Email, sign-in and limits.' },
  { title: 'Document Approval', text: 'Review changes before buyers get them.' },
]

type Tool = (typeof TOOLS)[number]

const ToolCard = ({ title, text, path }: Tool) => (
  <Flex
    as="li"
    direction="column"
    align="flex-start"
    gap="2"
    p="5"
    bg={path ? 'bg.panel' : 'bg.subtle'}
    borderWidth="1px"
    borderRadius="l2"
  >
    <Heading as="h3" size="md">
      {title}
    </Heading>
    <Text textStyle="sm" color="fg.muted">
      {text}
    </Text>
    <Flex mt="auto" pt="2" minH="11" align="center">
      {path ? (
        <ButtonLink to={path} size="sm" variant="outline">
          Open {title}
        </ButtonLink>
      ) : (
        <Badge colorPalette="gray">Coming soon</Badge>
      )}
    </Flex>
  </Flex>
)

export const ToolCards = () => (
  <section>
    <Heading as="h2" size="lg" mb="4">
      Tools
    </Heading>
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}
    >
      {TOOLS.map((tool) => (
        <ToolCard key={tool.title} {...tool} />
      ))}
    </Grid>
  </section>
)
