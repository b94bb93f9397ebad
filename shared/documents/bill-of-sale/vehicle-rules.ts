import type { StateName } from '../toolbox/states.ts'

/** A number of days after the sale; business days leave out weekends and federal holidays. */
type Days = number | { businessDays: number }

/** What the state requires after the sale of a vehicle; parts that were not confirmed are absent. */
export type VehicleRule = {
  sellerReports?: Days
  buyerTitles?: Days
  /** How the seller reports, and what the buyer brings: whole sentences for the guide. */
  seller?: string
  buyer?: string
  /** Where it was read: printed behind the sentences. */
  source: string
}

/**
 * Read on 2026-11-27 and 28 at the pages that `source` names. States with their own notes, next to this file,
 * have only their days here. Where two pages differ, the shorter time is used.
 */
export const VEHICLE_RULES: Partial<Record<StateName, VehicleRule>> = {
  Alabama: {
    buyerTitles: 20,
    seller: 'Seller removes the plate and keeps it.',
    buyer: "Buyer gets a plate in Buyer's name within 20 days of the purchase.",
    source: 'Ala. Code §§ 40-12-260(a), 40-12-264(a)',
  },
  Alaska: {
    sellerReports: 10,
    seller: 'Seller notifies the Division of Motor Vehicles of the sale within 10 days.',
    source: 'Alaska Stat. § 28.10.271(c)',
  },
  Arizona: {
    sellerReports: 10,
    buyerTitles: 15,
    seller: 'Seller files a sold notice on AZ MVD Now at once, at the latest within 10 days.',
    buyer:
      'Buyer applies within 15 days with the Title and Registration Application (Form 96-0236).',
    source: 'Arizona Motor Vehicle Division',
  },
  Arkansas: {
    buyerTitles: 30,
    buyer:
      'Buyer titles and registers at a revenue office of the Department of Finance and Administration within 30 days.',
    source: 'Published guides to Arkansas titles',
  },
  California: { sellerReports: 5, buyerTitles: 10, source: 'Form REG 138' },
  Colorado: {
    sellerReports: 5,
    buyerTitles: 60,
    seller: 'Seller reports the release of liability online within 5 days.',
    buyer: 'Buyer titles and registers at the county motor vehicle office within 60 days.',
    source: 'Colorado Division of Motor Vehicles',
  },
  Connecticut: { sellerReports: 1, source: 'Conn. Gen. Stat. § 14-16(a)' },
  Delaware: { buyerTitles: 30, source: 'Delaware Division of Motor Vehicles' },
  Florida: { sellerReports: 30, buyerTitles: 30, source: 'Form HSMV 82050' },
  Georgia: {
    buyerTitles: 7,
    buyer:
      'Buyer titles and registers at the county tag office within 7 days of the purchase, with Form MV-1 and, where asked, the bill of sale on Form T-7.',
    source: 'Georgia Department of Revenue',
  },
  Hawaii: {
    buyerTitles: 30,
    buyer:
      'Buyer takes the endorsed title, the registration and the safety inspection certificate to the county office within 30 days.',
    source: 'Haw. Rev. Stat. § 286-52(b)',
  },
  Idaho: {
    buyerTitles: 30,
    seller: 'Seller files the Release of Liability Statement (Form ITD 3858).',
    buyer: 'Buyer applies for the title within 30 days.',
    source: 'Idaho Transportation Department',
  },
  Illinois: {
    buyerTitles: 20,
    buyer: 'Buyer applies for the title within 20 days of delivery.',
    source: '625 ILCS 5/3-112',
  },
  Indiana: {
    buyerTitles: 45,
    buyer:
      "Buyer titles and registers within 45 days. The state's own bill of sale is State Form 44237.",
    source: 'Indiana Bureau of Motor Vehicles',
  },
  Iowa: {
    buyerTitles: 30,
    seller: 'Seller can file a notice of sale, which ends the responsibility for the vehicle.',
    buyer: 'Buyer presents the assigned title to the county treasurer within 30 days.',
    source: 'Iowa Department of Transportation',
  },
  Kansas: {
    buyerTitles: 60,
    buyer:
      "Buyer titles and registers with the county treasurer within 60 days. Where the title has no space for the price, the state's bill of sale is Form TR-312.",
    source: 'Kansas Department of Revenue',
  },
  Kentucky: {
    buyerTitles: 15,
    seller: 'Seller removes the plate and keeps it.',
    buyer:
      'Buyer submits the title and, where one is asked, the application (Form TC 96-182) to the county clerk within 15 days.',
    source: 'Ky. Rev. Stat. §§ 186.190(1), 186A.215',
  },
  Louisiana: {
    buyerTitles: 5,
    buyer: 'Buyer applies for the title within five days of receiving the assigned one.',
    source: 'La. R.S. 32:707(A)',
  },
  Maryland: {
    buyer: 'Buyer applies for the title with Form VR-005.',
    source: 'Maryland Motor Vehicle Administration',
  },
  Michigan: {
    buyerTitles: 15,
    buyer: 'Buyer presents the assigned title to the Secretary of State within 15 days.',
    source: 'Mich. Comp. Laws § 257.234',
  },
  Minnesota: {
    sellerReports: 10,
    buyerTitles: 10,
    seller:
      'Seller returns the notice of sale that is part of the title, or reports online, within 10 days.',
    buyer: 'Buyer applies on the title itself within 10 days of the assignment.',
    source: 'Minn. Stat. § 168A.10',
  },
  Mississippi: {
    buyerTitles: { businessDays: 7 },
    seller: 'Seller removes the plate and turns it in to the county tax collector.',
    buyer: 'Buyer registers with the county tax collector within seven working days.',
    source: 'Miss. Code § 27-19-141',
  },
  Missouri: {
    sellerReports: 30,
    seller: 'Seller sends the Notice of Sale (Form 5049 or 5049A) within 30 days.',
    source: '12 CSR 10-23.470',
  },
  Montana: {
    seller:
      'Seller signs the title before a notary, the county treasurer or another officer that the statute names.',
    source: 'Mont. Code § 61-3-220',
  },
  Nevada: { sellerReports: 30, buyerTitles: 30, source: 'Nevada Department of Motor Vehicles' },
  'New Hampshire': {
    buyerTitles: 20,
    buyer: 'Buyer applies for the title within 20 days of the sale.',
    source: 'N.H. Rev. Stat. § 261:4',
  },
  'New Jersey': {
    buyerTitles: { businessDays: 10 },
    buyer: 'Buyer transfers the title at a motor vehicle agency within 10 working days.',
    source: 'New Jersey Motor Vehicle Commission',
  },
  'New Mexico': {
    buyerTitles: 30,
    seller: 'Seller notifies the Motor Vehicle Division of the sale and removes the plates.',
    buyer:
      'Buyer applies for title and registration within 30 days, and before driving the vehicle.',
    source: 'N.M. Stat. §§ 66-3-101, 66-3-103',
  },
  'North Carolina': {
    buyerTitles: 28,
    buyer: 'Buyer applies for the title within 28 days.',
    source: 'N.C. Gen. Stat. § 20-73',
  },
  'North Dakota': {
    seller:
      'Seller removes the plates and, for a vehicle less than nine years old, completes the damage disclosure statement (Form SFN 18609).',
    source: 'N.D. Cent. Code § 39-05-17.2; published guides to North Dakota titles',
  },
  Ohio: {
    buyerTitles: 30,
    buyer:
      'Buyer applies at a county title office within 30 days of the assignment (Form BMV 3774).',
    source: 'Ohio county clerks of courts',
  },
  Oklahoma: {
    buyerTitles: 30,
    seller: 'Seller can file a notice of transfer online or at a tag agency.',
    buyer: 'Buyer presents the assigned title within 30 days of delivery.',
    source: 'Oklahoma tag agencies',
  },
  Oregon: {
    sellerReports: 10,
    seller: 'Seller gives the DMV notice of the sale within 10 days, online or by mail.',
    source: 'Or. Rev. Stat. § 803.112',
  },
  Pennsylvania: {
    buyerTitles: 20,
    buyer:
      'Buyer applies through an authorized agent within 20 days, for a Pennsylvania title on Form MV-4ST.',
    source: 'Pennsylvania Department of Transportation',
  },
  'Rhode Island': {
    seller:
      'Seller removes the plates and returns them to the Division of Motor Vehicles, or has them assigned to another vehicle.',
    source: 'R.I. Gen. Laws § 31-4-1(a)',
  },
  'South Carolina': {
    buyerTitles: 45,
    seller: 'Seller files the Notice of Vehicle Sold (Form 416).',
    buyer: 'Buyer titles and registers within 45 days (Form 400).',
    source: 'South Carolina Department of Motor Vehicles',
  },
  'South Dakota': {
    seller:
      "Seller gets a seller's permit from the county treasurer or online, with which Buyer may drive the vehicle.",
    source: 'South Dakota Department of Revenue',
  },
  Texas: { sellerReports: 30, buyerTitles: 30, source: 'Tex. Transp. Code § 501.147' },
  Vermont: {
    seller:
      "Seller at once returns the registration certificate, with the date of the sale and Buyer's name and residence on its back.",
    source: '23 V.S.A. § 321',
  },
  Washington: {
    sellerReports: { businessDays: 5 },
    buyerTitles: 15,
    buyer: 'Buyer transfers the title within 15 days.',
    source: 'Wash. Rev. Code § 46.12.650; Department of Licensing',
  },
  'West Virginia': {
    seller:
      'Seller keeps the plates and at once notifies the Division of Motor Vehicles on its form.',
    source: 'W. Va. Code § 17A-4-1',
  },
  Wisconsin: {
    buyerTitles: { businessDays: 2 },
    seller: 'Seller completes the seller notification of the Division of Motor Vehicles.',
    buyer: 'Buyer titles and registers within two business days if the vehicle will be driven.',
    source: 'Wisconsin Department of Transportation',
  },
  Wyoming: {
    seller: 'Seller removes the plates at once.',
    source: 'Wyo. Stat. § 31-2-214(a)',
  },
}
