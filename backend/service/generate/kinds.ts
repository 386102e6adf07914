/** A kind of product: what such products are called, cost and come in. */
export interface Kind {
  readonly path: string;
  readonly googleId: string | null;
  readonly nouns: readonly string[];
  readonly traits: readonly string[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly materials: readonly string[];
  /** Usual prices in US dollars, from and to. */
  readonly price: readonly [number, number];
  readonly genders?: readonly string[];
  /** Sold in packs of several. */
  readonly packs?: true;
  readonly book?: true;
}

const DEVICE = ['Black', 'White', 'Silver', 'Graphite', 'Midnight Blue'];
const VIVID = ['Red', 'Blue', 'Green', 'Yellow', 'Orange', 'Purple'];
const CLOTH = ['Black', 'Navy', 'White', 'Olive', 'Burgundy', 'Grey', 'Beige'];
const NO: readonly string[] = [];
const PEOPLE = ['male', 'female', 'unisex'];
const CLOTHES_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** `path | google id | nouns | traits | price from | price to`, then what the products come in. */
function kind(line: string, more: Partial<Kind> = {}): Kind {
  const [path = '', googleId = '', nouns = '', traits = '', from = '', to = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    path,
    googleId: googleId === '' ? null : googleId,
    nouns: nouns.split(',').map((text) => text.trim()),
    traits: traits.split(',').map((text) => text.trim()),
    colors: NO,
    sizes: NO,
    materials: NO,
    price: [Number(from), Number(to)],
    ...more,
  };
}

export const KINDS: readonly Kind[] = [
  kind(
    'Electronics > Audio > Headphones|543626|Headphones,Earbuds,Headset|Wireless,Noise Cancelling,Over-Ear,In-Ear,Studio,Bluetooth|19|480',
    { colors: DEVICE },
  ),
  kind(
    'Electronics > Audio > Speakers|249|Speaker,Soundbar,Bookshelf Speaker|Portable,Waterproof,Smart,Compact,Stereo|25|900',
    { colors: DEVICE },
  ),
  kind(
    'Electronics > Computers > Laptops|328|Laptop,Notebook,Ultrabook|Thin,Gaming,Business,Convertible,Touch|280|2900',
    { colors: DEVICE, sizes: ['13 inch', '14 inch', '15.6 inch', '16 inch'] },
  ),
  kind(
    'Electronics > Computers > Keyboards & Mice||Keyboard,Mouse,Trackball|Mechanical,Wireless,Ergonomic,Gaming,Silent|12|240',
    { colors: DEVICE },
  ),
  kind(
    'Electronics > Communications > Mobile Phones|267|Smartphone,Phone|Dual SIM,5G,Rugged,Compact,Unlocked|120|1400',
    { colors: DEVICE, sizes: ['64 GB', '128 GB', '256 GB', '512 GB'] },
  ),
  kind('Electronics > Video > Televisions|404|Television,Smart TV,OLED TV|4K,Ultra HD,QLED,Slim,HDR|190|3200', {
    sizes: ['32 inch', '43 inch', '55 inch', '65 inch', '75 inch'],
  }),
  kind(
    'Cameras & Optics > Cameras > Digital Cameras|152|Camera,Mirrorless Camera,Action Camera|Full Frame,Compact,Waterproof,Travel,Vlogging|90|2600',
    { colors: DEVICE },
  ),
  kind(
    'Electronics > Accessories > Memory||Memory Card,SSD,USB Drive|Fast,Portable,High Endurance,External,Rugged|9|320',
    { sizes: ['64 GB', '128 GB', '256 GB', '1 TB', '2 TB'], packs: true },
  ),
  kind(
    'Home & Garden > Kitchen > Coffee Machines|736|Coffee Maker,Espresso Machine,Coffee Grinder|Automatic,Bean to Cup,Manual,Compact,Programmable|29|1500',
    { colors: DEVICE, materials: ['Stainless Steel', 'Plastic'] },
  ),
  kind(
    'Home & Garden > Kitchen > Cookware||Frying Pan,Saucepan,Casserole,Wok|Non-Stick,Induction,Cast Iron,Professional,Oven-Safe|14|320',
    { sizes: ['20 cm', '24 cm', '28 cm', '32 cm'], materials: ['Cast Iron', 'Stainless Steel', 'Aluminium', 'Copper'] },
  ),
  kind(
    'Home & Garden > Household > Vacuums|619|Vacuum Cleaner,Robot Vacuum,Stick Vacuum|Cordless,Bagless,Quiet,Mopping,Pet|59|1100',
    { colors: DEVICE },
  ),
  kind(
    'Home & Garden > Lighting > Lamps||Desk Lamp,Floor Lamp,Table Lamp,LED Bulb|Dimmable,Smart,Vintage,Adjustable,Rechargeable|8|280',
    { colors: CLOTH, materials: ['Brass', 'Glass', 'Wood', 'Steel'], packs: true },
  ),
  kind(
    'Home & Garden > Bedding > Sheets||Bed Sheet,Duvet Cover,Pillowcase|Organic,Washed,Soft,Hypoallergenic,Striped|15|190',
    { colors: CLOTH, sizes: ['Single', 'Double', 'King'], materials: ['Cotton', 'Linen', 'Satin', 'Jersey'] },
  ),
  kind('Furniture > Chairs||Office Chair,Dining Chair,Armchair|Ergonomic,Swivel,Upholstered,Folding,Stackable|45|890', {
    colors: CLOTH,
    materials: ['Leather', 'Mesh', 'Oak', 'Velvet'],
  }),
  kind(
    'Tools > Power Tools > Drills||Cordless Drill,Impact Driver,Rotary Hammer|Brushless,Compact,Professional,Two-Speed,Lightweight|39|520',
    { sizes: ['12 V', '18 V', '20 V'] },
  ),
  kind(
    'Apparel > Shoes|187|Running Shoes,Sneakers,Hiking Boots,Sandals|Lightweight,Waterproof,Cushioned,Trail,Classic|29|260',
    {
      colors: CLOTH,
      sizes: ['38', '39', '40', '41', '42', '43', '44'],
      materials: ['Leather', 'Mesh', 'Suede'],
      genders: PEOPLE,
    },
  ),
  kind(
    'Apparel > Clothing > Shirts & Tops|212|T-Shirt,Polo Shirt,Shirt,Sweater|Slim Fit,Organic,Long-Sleeve,Striped,Merino|12|140',
    { colors: CLOTH, sizes: CLOTHES_SIZES, materials: ['Cotton', 'Merino Wool', 'Linen'], genders: PEOPLE },
  ),
  kind(
    'Apparel > Clothing > Outerwear|203|Jacket,Parka,Rain Coat,Down Vest|Insulated,Waterproof,Packable,Windproof,Hooded|49|620',
    { colors: CLOTH, sizes: CLOTHES_SIZES, materials: ['Nylon', 'Down', 'Wool'], genders: PEOPLE },
  ),
  kind(
    'Apparel > Jewelry > Watches|201|Watch,Chronograph,Diver Watch,Smartwatch|Automatic,Quartz,Solar,Titanium,Sapphire|39|1900',
    { colors: DEVICE, materials: ['Stainless Steel', 'Leather', 'Titanium'], genders: PEOPLE },
  ),
  kind(
    'Toys & Games > Building Toys||Building Set,Marble Run,Train Set|Creative,Classic,Deluxe,Wooden,Starter|14|280',
    { colors: VIVID, sizes: ['120 pieces', '350 pieces', '900 pieces'] },
  ),
  kind('Toys & Games > Board Games||Board Game,Card Game,Puzzle|Strategy,Family,Cooperative,Party,Travel|9|90', {}),
  kind('Media > Books|784|Novel,Handbook,Atlas,Cookbook,Biography|Illustrated,Revised,Complete,Collected,Pocket|6|70', {
    book: true,
  }),
  kind(
    'Sporting Goods > Outdoor > Camping||Tent,Sleeping Bag,Backpack,Camping Stove|Ultralight,Two-Person,Four-Season,Compact,Insulated|24|640',
    { colors: VIVID, materials: ['Nylon', 'Polyester', 'Aluminium'] },
  ),
  kind(
    'Sporting Goods > Cycling||Bike Helmet,Bike Light,Cycling Gloves,Bike Pump|Aero,Urban,Rechargeable,Reflective,Tubeless|12|290',
    { colors: VIVID, sizes: ['S', 'M', 'L'] },
  ),
  kind(
    'Health & Beauty > Personal Care||Electric Toothbrush,Shaver,Hair Dryer,Trimmer|Sonic,Cordless,Ionic,Rechargeable,Travel|17|390',
    { colors: DEVICE, packs: true },
  ),
  kind(
    'Health & Beauty > Skin Care||Face Cream,Serum,Sunscreen,Hand Balm|Hydrating,Sensitive,Vegan,Matte,Repair|6|95',
    { sizes: ['30 ml', '50 ml', '100 ml', '200 ml'], packs: true },
  ),
  kind(
    'Food & Beverages > Coffee & Tea||Coffee Beans,Ground Coffee,Green Tea,Herbal Tea|Organic,Fair Trade,Dark Roast,Decaf,Single Origin|5|48',
    { sizes: ['250 g', '500 g', '1 kg'], packs: true },
  ),
  kind(
    'Pet Supplies > Dogs||Dog Food,Dog Bed,Dog Leash,Dog Toy|Grain Free,Orthopaedic,Reflective,Chewable,Puppy|5|130',
    { sizes: ['S', 'M', 'L'], packs: true },
  ),
  kind('Baby > Transport||Stroller,Car Seat,Baby Carrier|Foldable,Lightweight,Reclining,Twin,Travel|59|980', {
    colors: CLOTH,
  }),
  kind(
    'Office Supplies > Writing||Fountain Pen,Ballpoint Pen,Notebook,Marker|Refillable,Fine,Dotted,Waterproof,Classic|3|160',
    { colors: VIVID, packs: true },
  ),
];
