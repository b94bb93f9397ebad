import { ENABLED_ENTRIES } from './entries.ts'
import type { CatalogEntry } from './types.ts'

/** Planned documents: listed by name, neither shown nor sold. */
const DISABLED_ENTRIES: readonly CatalogEntry[] = [
  {
    id: 'living-trust',
    title: 'Living Trust',
    description: 'Hold property in trust during life and pass it on without probate.',
    category: 'family',
    tier: 'luxury',
    enabled: false,
  },
  {
    id: 'power-of-attorney',
    title: 'Power of Attorney',
    description: 'Name someone to act for you in money and property matters.',
    category: 'individual',
    tier: 'standard',
    enabled: false,
  },
  {
    id: 'postnuptial-agreement',
    title: 'Postnuptial Agreement',
    description: 'Agree on property and support after the wedding.',
    category: 'family',
    tier: 'luxury',
    enabled: false,
  },
  {
    id: 'family-office-setup',
    title: 'Family Office Setup',
    description: 'Organize how a family manages its wealth together.',
    category: 'family',
    tier: 'luxury',
    enabled: false,
  },
  {
    id: 'asset-protection-trust',
    title: 'Asset Protection Trust',
    description: 'Place assets in a trust that shields them within the law.',
    category: 'family',
    tier: 'luxury',
    enabled: false,
  },
  {
    id: 'child-custody-agreement',
    title: 'Child Custody Agreement',
    description: 'Agree on where children live, when, and who decides what.',
    category: 'family',
    tier: 'premium',
    enabled: false,
  },
  {
    id: 'lease-agreement',
    title: 'Lease Agreement',
    description: 'Rent out a home with clear terms on rent, deposit and repairs.',
    category: 'individual',
    tier: 'standard',
    enabled: false,
  },
  {
    id: 'commercial-lease',
    title: 'Commercial Lease',
    description: 'Rent business premises with terms on use, fit-out and costs.',
    category: 'business',
    tier: 'premium',
    enabled: false,
  },
  {
    id: 'terms-of-service',
    title: 'Terms of Service',
    description: 'Set the rules for using a website or an app.',
    category: 'business',
    tier: 'standard',
    enabled: false,
  },
  {
    id: 'privacy-policy',
    title: 'Privacy Policy',
    description: 'Tell users what personal data is collected and why.',
    category: 'business',
    tier: 'standard',
    enabled: false,
  },
  {
    id: 'profit-sharing-agreement',
    title: 'Profit Sharing Agreement',
    description: 'Split the profit of a joint venture by an agreed rule.',
    category: 'business',
    tier: 'premium',
    enabled: false,
  },
  {
    id: 'trademark-assignment',
    title: 'Trademark Assignment',
    description: 'Transfer a trademark and its goodwill to a new owner.',
    category: 'business',
    tier: 'premium',
    enabled: false,
  },
  {
    id: 'business-plan-template',
    title: 'Business Plan Template',
    description: 'A structured plan to show to a lender or a partner.',
    category: 'business',
    tier: 'standard',
    enabled: false,
  },
]

/** All documents the store knows. */
export const ENTRIES: readonly CatalogEntry[] = [...ENABLED_ENTRIES, ...DISABLED_ENTRIES]
