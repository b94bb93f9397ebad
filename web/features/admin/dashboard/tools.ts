import { paths } from '../../../lib/paths.ts'

/** What the dashboard offers; a tool without a path is still to come. */
export const TOOLS: readonly { title: string; text: string; path?: string }[] = [
  {
    title: 'Template Manager',
    text: 'Upload, preview and restore the files of each document.',
    path: paths.adminTemplates,
  },
  { title: 'User Management', text: 'Who may work here, and with what.' },
  { title: 'Payment Settings', text: 'Prices, ways to pay, and the offer.' },
  { title: 'System Settings', text: 'Mail, sign-in and limits.' },
  { title: 'Document Approval', text: 'Have a change read before buyers get it.' },
]
