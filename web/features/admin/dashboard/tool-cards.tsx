import { Badge, Grid, Heading, Text } from '@chakra-ui/react'
import { paths } from '../../../ui/browser/paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'

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

export const ToolCards = () => (
  <section>
    <Heading size="lg" mb="4">
      Tools
    </Heading>
    <Grid as="ul" gap="4" templateColumns={{ md: '1fr 1fr', lg: '1fr 1fr 1fr' }}>
      {TOOLS.map(({ title, text, path }) => (
        <Panel as="li" key={title} p="5" bg={path ? 'bg.panel' : 'bg.subtle'}>
          <h3>{title}</h3>
          <Text textStyle="sm" color="fg.muted" mt="2" mb="4">
            {text}
          </Text>
          {path ? (
            <ButtonLink to={path} size="sm" variant="outline">
              Open {title}
            </ButtonLink>
          ) : (
            <Badge colorPalette="gray">Coming soon</Badge>
          )}
        </Panel>
      ))}
    </Grid>
  </section>
)
