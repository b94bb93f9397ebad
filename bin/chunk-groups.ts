/**
 * Which modules come in one file, first match wins: left alone, the bundler makes dozens of tiny ones,
 * and each costs a request and compresses badly. A file that grows here grows on every page that needs
 * any part of it; the budgets of the first load watch that.
 */
export const CHUNK_GROUPS = [
  /** What others have written and every page needs: it changes with an update only. */
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|preload-helper|rolldown.runtime/,
  },
  /** Looks and parts that nearly every page shows; the API's client and its schemas stay apart. */
  {
    name: 'base',
    test: /web\/ui\/|web\/lib\/(?!api\.ts|open-correction|answered-error|poll|use-purchase|kept|reads|load-api)|node_modules\/(@chakra-ui|@zag-js|@emotion|@pandacss|stylis|react-is|hoist-non)|shared\/(catalog|site-)|content\/(brand|claims|prices)/,
    minShareCount: 9,
  },
  /** Putting the theme together takes as long as the rest of the program: it is a file that runs for itself. */
  {
    name: 'theme',
    test: /web\/theme|@chakra-ui\/react\/dist\/esm\/((styled-system\/(?!create-slot))|utils|preset-base)|@pandacss\//,
  },
  {
    name: 'document',
    test: /features\/document\/|content\/stories|ui\/(later-tab|skeleton)|lib\/content/,
    minShareCount: 2,
  },
  { name: 'praise', test: /general-testimonials|ui\/(testimonial-quote|stars)/, minShareCount: 2 },
  /** Small parts of the pages that sell. */
  {
    name: 'shop',
    test: /web\/ui\/(document-grid|document-card|price|tier-badge|paper-thumbnail|preview\/preview-button|tabs)|web\/lib\/(use-offer|roving|browser-flag)|shared\/(catalog|page-pictures|content\/prices)|components\/(grid|badge|simple-grid)/,
    minShareCount: 3,
  },
]
