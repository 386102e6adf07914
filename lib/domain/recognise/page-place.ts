import { canonicalUrl } from '../product-url.ts';

/** The front page of a shop, in whatever language. */
const FRONT = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:home|index|default)(?:\.\w+)?)?$/i;

/** Parts of an address that name a room of the shop in which no single product stands; a product's own part after it says otherwise. */
const ROOM =
  /\/(?:(?:(?:my|shopping)-?)?(?:cart|basket|bag|wish-?lists?|account|orders?)|check-?out|order-(?:received|history|confirmation)|thank-?you|search(?:_\w+)?|log-?in|compare|contact(?:-us)?|rooms?|zimmer(?:-preise)?|chambres?|habitaciones|camere|about(?:-us)?|faq|blogs?|news|magazine?|recipes?|pages(?=\/[^.]*$)|pric(?:ing|es?)|guides?|tutorials?|journal|stories|subscri(?:be|ptions?)|memberships?|plans|[\w-]*tarif\w*|flights?|tours|courses|services?|repairs?|reparatur(?:en)?|help|hc|terms|obchodn[ie]-podm\w+|regulamin|villkor|cgv|doprava(?:-a-platba)?|dosta(?:wa|vka)|livraison|envios|spedizioni|verzending|versand(?:kosten)?|kontakt|kund(?:tjanst|service)|klantenservice|privacy|shipping|impressum|agb|support|docs|wiki|forums?|threads|questions|donate|collections|product-(?:category|tag)|warenkorb|merkzettel|kasse|suche|panier|recherche|carrito|carrinho|carrello|winkelwagen|koszyk|kosik|varukorg|kundvagn)(?:\.\w+)?(?:\/(?!.*\b(?:p|products?)\/)|$)/i;

/** A category and its name; a number in it is a product's. */
const CATEGORY = /\/(?:categor(?:y|ies)|kategorien?)(?:\/[^\d/.]*)?\/?$/i;

/** A script at the root that is asked for a category and nothing else. */
const CATEGORY_OF_SCRIPT = /^\/[^/]*\.(?:aspx?|php|cfm|jsp)\?(?:cat\w*|cpath|kategorie)=[^&]*$/i;

/** Scripts that are told where to go by a word in the query. */
const ROOM_IN_QUERY = /[?&]\w+=(?:checkout|account)[./](?!.*add)/;

/** Whether an address says that several products, or none, are here. What a page says of itself in data counts for more. */
export function isNoProductPlace(url: URL): boolean {
  return (
    isFrontPage(url) ||
    ROOM.test(url.pathname) ||
    ROOM_IN_QUERY.test(url.search) ||
    CATEGORY.test(url.pathname) ||
    CATEGORY_OF_SCRIPT.test(url.pathname + url.search)
  );
}

/** A script at the root that is told what to show is no front page. */
function isFrontPage(url: URL): boolean {
  return FRONT.test(url.pathname) && !canonicalUrl(url)?.includes('?');
}
