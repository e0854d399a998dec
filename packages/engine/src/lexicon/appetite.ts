import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What one may feel like having or doing, and pictures of a bodily state: "I feel like a coffee", "like a new person". */
export const appetite: LexiconClass = {
  name: "appetite",
  source: "Own list of food, drink, pastimes and bodily pictures.",
  entries: list(
    `
    coffee, tea, fresh air, drink, beer, wine, cocktail, pint, water, juice, smoothie, cuppa, snack, bite, meal, lunch, dinner, breakfast, brunch, supper,
    takeaway, takeout, pizza, curry, burger, sandwich, soup, salad, sushi, pasta, noodle, ice cream, cake, biscuit, cookie, chocolate, crisp, fry, chip, kebab,
    roast, barbecue, pie, toast, apple, orange, change, change of scene, break, rest, nap, lie-down, sleep, early night, lie-in, night in, night out, day off,
    evening in, quiet night, walk, stroll, run, jog, swim, bath, shower, hug, cuddle, chat, laugh, cry, dance, party, film, movie, game, match, holiday,
    vacation, trip, drive, ride, smoke, cigarette, cinema, pub, beach, sauna, massage, book, change of air, million dollars, million
    bucks, new person, new man, new woman, different person, zombie, wreck, million, charm, weight off, chill, shiver, lump, cup, mug, glass, bottle, slice,
    bowl, lemonade, cola, coke, cider, latte, cappuccino, espresso, milkshake, fruit, treat, sweet, doughnut, donut, croissant, bagel, wrap, taco, steak, fish
    and chips, curry night, girls' night, date night, picnic, hike, workout, paddle, nightcap, second helping, refill, catch-up, chinwag, natter, siesta, kip,
    gym session, quiet weekend, weekend away, kid, kid again, child again, teenager again, queen, king, winner, champion, proud parent, local, fresh start,
    weight, soak, dip, bacon roll, pudding, gin, whisky, brew, doze, singsong, mooch, wander, potter, cheese toastie, lie in, spa day, paella, tapas, ramen, sherry`,
    { pos: "noun" },
  ),
};
