"""
Teaches the network (src/scorer/encoder.ts) what the labels say and what the teachers tell of the same texts (distillation, Hinton and others 2015), and writes
model/meaning.gen.ts. Needs FOLDER/lessons.jsonl and both chances-*.f32; half an hour on two cores: python3 student.py FOLDER
"""
import gzip
import json
import math
import os
import random
import sys
import time
from collections import Counter

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from lessons import KINDS, batches_of, padded, pooled, read_lessons, step, tell

NUMBERS, WIDE, INNER, HEADS, PATTERNS, REACH = 32, 64, 128, 4, 192, 3
EPOCHS, RATE, BATCH, DECAY, WARM_SHARE = 8, 2e-3, 64, 0.01, 0.1
LEFT, ATTENTION_LEFT, WORDS_LEFT, SLOPE_MAX = 0.4, 0.1, 0.2, 5.0
TEXTS_MIN = 5
# So much of an answer is the label's, the rest the teacher's; of an ordinary message the label says all about danger: the teacher takes some for grave.
LABEL_SHARE = 0.3
# How much it counts to be wrong about whether, about the kind, and about what only the teacher tells of danger and of stings.
WHETHER_WEIGHT, KIND_WEIGHT, TOLD_WEIGHT = 2.0, 0.5, {"risk": 0.5, "stings": 0.25}
# Of danger there are fewer answers than of stings, and it counts more to be wrong about it.
ASKED_WEIGHT = {"risk": 1.5, "stings": 1.0}
# So many of the sentences that stand in another lesson too are taught in each epoch.
PARTS_SHARE = 0.5
# So many lessons have a greeting or a short message before them, and so many a closing or one behind them.
DRESSED_SHARE, PLAIN_WORDS_MAX = 0.25, 14
# From this epoch on the words' vectors stand as they will be written, and the rest learns to live with it.
FIXED_FROM = 6
VECTOR_MAX, VECTOR_SPREAD, MOST, SPREAD = 7, 2.5, 31, 4
UNKNOWN = 1
# As src/text/signs.ts and src/scorer/signed.ts have them.
SIGNS = [chr(code) for code in range(0x21, 0x7F) if chr(code) not in "\"'`$\\"]
NOUGHT = 32
MODEL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../model/meaning.gen.ts")


class Student(nn.Module):
    """Words, three side by side; one layer in which each attends to all others; patterns of three, the strongest and the mean of each. Told of each part: an answer to each question, then the kinds."""

    def __init__(self, words):
        super().__init__()
        self.words = nn.Embedding(words, NUMBERS, padding_idx=0)
        nn.init.normal_(self.words.weight, 0, 0.3)
        self.first = nn.Conv1d(NUMBERS, WIDE, REACH, padding=REACH // 2)
        self.before, self.between, self.after = nn.LayerNorm(WIDE), nn.LayerNorm(WIDE), nn.LayerNorm(WIDE)
        self.asked, self.told = nn.Linear(WIDE, 3 * WIDE), nn.Linear(WIDE, WIDE)
        self.wide, self.narrow = nn.Linear(WIDE, INNER), nn.Linear(INNER, WIDE)
        self.patterns = nn.Conv1d(WIDE, PATTERNS, REACH, padding=REACH // 2)
        self.mix = nn.Linear(2 * PATTERNS, len(KINDS) + sum(map(len, KINDS.values())))

    def forward(self, texts, parts):
        words = padded(texts)
        there = words > 0
        if self.training:
            words = words.masked_fill((torch.rand(words.shape) < WORDS_LEFT) & there, UNKNOWN)
        drop = lambda each: F.dropout(each, ATTENTION_LEFT, self.training)
        states = F.relu(self.first(self.words(words).transpose(1, 2))).transpose(1, 2)
        query, key, value = (each.unflatten(2, (HEADS, -1)).transpose(1, 2) for each in self.asked(self.before(states)).chunk(3, -1))
        strength = (query @ key.transpose(2, 3)) / math.sqrt(WIDE // HEADS)
        share = drop(strength.masked_fill(~there[:, None, None, :], -1e9).softmax(-1))
        states = states + drop(self.told((share @ value).transpose(1, 2).flatten(2)))
        states = states + drop(self.narrow(drop(F.relu(self.wide(self.between(states))))))
        states = self.after(states).masked_fill(~there.unsqueeze(2), 0)
        mean, most = pooled(F.relu(self.patterns(states.transpose(1, 2))).transpose(1, 2), parts, 0)
        return self.mix(F.dropout(torch.cat([most, mean], 1), LEFT, self.training))


def area(told, right):
    order = np.argsort(told, kind="mergesort")
    ranks = np.empty(len(told))
    ranks[order] = np.arange(1, len(told) + 1)
    positive = right.sum()
    return (ranks[right].sum() - positive * (positive + 1) / 2) / (positive * (len(told) - positive))


def whole(values, most, spread):
    """Numbers as whole ones on either side of nought, and what one stands for."""
    unit = float(values.pow(2).mean().sqrt()) * spread / most
    return (values / unit).round().clamp(-most, most), unit


def loss_of(told, batch):
    """Of whether, by how much of each answer the label and the teacher give, and of the kind of danger."""
    rows = [row for each in batch for row in each["rows"]]
    asked, goals, counts = (torch.tensor([row[name] for row in rows]) for name in ("asked", "goal", "count"))
    whether, which = told.split([len(KINDS), told.shape[1] - len(KINDS)], 1)
    own = whether.gather(1, asked[:, None]).squeeze(1)
    loss = WHETHER_WEIGHT * (F.binary_cross_entropy_with_logits(own, goals, reduction="none") * counts).sum()
    known = [at for at, row in enumerate(rows) if row["kinds"]]
    kinds = torch.tensor([rows[at]["kinds"] for at in known]).reshape(-1, which.shape[1])
    loss = loss + KIND_WEIGHT * (F.binary_cross_entropy_with_logits(which[known], kinds, reduction="none").sum(1) * counts[known]).sum()
    return loss / len(batch)


def teach(student, whole_lessons, parts, kept, dressings, epochs, most, fixed_from):
    vectors = [each for each in student.words.parameters() if each.requires_grad]
    rest = [each for name, each in student.named_parameters() if not name.startswith("words.")]
    optimizer = torch.optim.AdamW([{"params": vectors, "weight_decay": 0}, {"params": rest, "weight_decay": DECAY}], lr=most)
    some = int(len(parts) * PARTS_SHARE)
    steps, done = epochs * ((len(whole_lessons) + some) // BATCH + 1), 0
    for epoch in range(epochs):
        began = time.time()
        if epoch == fixed_from:
            fix_vectors(student)
        student.train()
        for batch in batches_of([dressed(each, dressings) for each in whole_lessons + random.sample(parts, some)], "places", BATCH):
            loss = loss_of(student([each["places"] for each in batch], [each["parts"] for each in batch]), batch)
            share, done = done / steps, done + 1
            rate = share / WARM_SHARE if share < WARM_SHARE else (1 + math.cos(math.pi * (share - WARM_SHARE) / (1 - WARM_SHARE))) / 2
            for group in optimizer.param_groups:
                group["lr"] = most * rate
            step(optimizer, student, loss, SLOPE_MAX)
        areas = areas_of(student, kept)
        print(f"epoch {epoch}: areas under the curve {areas[0]:.4f} and {areas[1]:.4f}, {time.time() - began:.0f} s", flush=True)


def areas_of(student, kept):
    """By question, on what is kept back."""
    told = np.concatenate(tell(student, kept, "places", "parts"))
    rows = [row for each in kept for row in each["rows"]]
    known = [[at for at, row in enumerate(rows) if row["asked"] == asked and row["answer"]] for asked in range(len(KINDS))]
    return [area(told[own, asked], np.array([rows[at]["answer"]["is"] for at in own])) for asked, own in enumerate(known)]


def is_plain(lesson):
    """Whether it is short, and nothing in it is one of those looked for."""
    return len(lesson["places"]) <= PLAIN_WORDS_MAX and not any(row["answer"] and row["answer"]["is"] for row in lesson["rows"])


def dressed(lesson, dressings):
    """A lesson as it is, or behind something, before something or both, in which nobody hurts or is at risk: what was said of its parts holds all the same."""
    greeting, closing = (random.choice(some) if random.random() < DRESSED_SHARE else [] for some in dressings)
    if not greeting and not closing:
        return lesson
    places = greeting + lesson["places"] + closing
    # Danger is asked for of all that was sent.
    parts = [
        [0, len(places)] if row["asked"] == 0 else [place + len(greeting) for place in part]
        for part, row in zip(lesson["parts"], lesson["rows"])
    ]
    return {**lesson, "places": places, "parts": parts}


def fix_vectors(student):
    with torch.no_grad():
        told, student.vector_unit = whole(student.words.weight, VECTOR_MAX, VECTOR_SPREAD)
        student.words.weight.copy_(told * student.vector_unit)
    student.words.weight.requires_grad, student.words.weight.grad = False, None


def prepare(lesson, chances):
    """Each part of which some word is read, by question: how sure the answer is to be, and how much it counts."""
    lesson["rows"] = []
    parts, lesson["parts"] = lesson["parts"], []
    for asked, name in enumerate(KINDS):
        label_share = 1.0 if name == "risk" and lesson["isOrdinary"] else LABEL_SHARE
        for part, answer in zip(parts[name], lesson["answers"].get(name) or [None] * len(parts[name])):
            chance = next(chances[name])
            if part[0] == part[1]:
                continue
            goal = label_share * answer["is"] + (1 - label_share) * chance if answer else chance
            count = ASKED_WEIGHT[name] * (answer["weight"] if answer else TOLD_WEIGHT[name])
            kinds = [float(answer["kind"] == kind) for kind in KINDS[name]] if answer else []
            lesson["parts"].append(part)
            lesson["rows"].append({"asked": asked, "answer": answer, "goal": goal, "count": count, "kinds": kinds})


def packed(student, words):
    def signs(told):
        return "".join(SIGNS[int(each) + NOUGHT] for each in told.flatten())

    def signed(values):
        told, unit = whole(values.detach(), MOST, SPREAD)
        return {"signs": signs(told), "unit": unit}

    def numbers(values):
        return [round(float(each), 5) for each in values.detach()]

    def layer(each):
        # A layer over words side by side: by what comes out, then by the word's place, then by what goes in.
        weight = each.weight.transpose(1, 2).flatten(1) if each.weight.dim() == 3 else each.weight
        return {"weights": signed(weight), "biases": numbers(each.bias)}

    def norm(each):
        return {"scales": numbers(each.weight), "shifts": numbers(each.bias)}

    return {
        "words": " ".join(words),
        "numbers": NUMBERS,
        "heads": HEADS,
        "vectors": {"signs": signs((student.words.weight[UNKNOWN:] / student.vector_unit).round()), "unit": student.vector_unit},
        **{name: layer(getattr(student, name)) for name in ("first", "asked", "told", "wide", "narrow", "patterns")},
        **{name: norm(getattr(student, name)) for name in ("before", "between", "after")},
        "mix": {"weights": signed(student.mix.weight[: len(KINDS)]), "biases": numbers(student.mix.bias[: len(KINDS)])},
    }


def known_words(lessons):
    """The words that enough whole lessons have, in order."""
    counts = Counter(word for each in lessons if not each["isPart"] for word in {own for own, _ in each["words"]})
    return sorted(word for word, count in counts.items() if count >= TEXTS_MIN and not any(sign.isspace() for sign in word))


def places_of(words):
    """By word, its place among those that are known, of any text as the lessons have it."""
    places = {word: at + UNKNOWN + 1 for at, word in enumerate(words)}
    return lambda text: [places.get(own, places.get(lemma, UNKNOWN)) for own, lemma in text]


def place(lessons, words):
    placed = places_of(words)
    for lesson in lessons:
        lesson["places"] = placed(lesson["words"])


def dressings_of(folder, words, taught):
    """What may stand before a lesson, and what behind it: as often a greeting or a closing as any short plain message."""
    placed = places_of(words)
    plain = [each["places"] for each in taught if each["isOrdinary"] and is_plain(each)]
    with open(os.path.join(folder, "dressings.json")) as file:
        return [[placed(text) for text in texts] * (len(plain) // len(texts)) + plain for texts in json.load(file)]


def write(student, words, folder):
    torch.save(student.state_dict(), os.path.join(folder, "student.pt"))
    source = f"""// Generated in training/teacher. Do not edit. What it was taught and how well it knows it: meaning.md beside this file.
import type {{ PackedEncoder }} from "../src/scorer/encoder-model.ts";

export const meaningModel: PackedEncoder = {json.dumps(packed(student, words), indent=2, ensure_ascii=False)};
"""
    with open(MODEL, "w") as file:
        file.write(source)
    print(f"{len(gzip.compress(source.encode())) / 1000:.1f} kB gzip")


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    folder = sys.argv[1]
    lessons = read_lessons(folder)
    chances = {name: iter((1 / (1 + np.exp(-np.fromfile(os.path.join(folder, f"chances-{name}.f32"), np.float32)))).tolist()) for name in KINDS}
    words = known_words(lessons)
    place(lessons, words)
    for lesson in lessons:
        prepare(lesson, chances)
    parts, kept = [each for each in lessons if each["isPart"]], [each for each in lessons if each["isKept"]]
    taught = [each for each in lessons if not each["isPart"] and not each["isKept"]]
    print(f"{len(taught)} lessons, {len(parts)} parts, {len(words)} words", flush=True)
    student = Student(len(words) + UNKNOWN + 1)
    teach(student, taught, parts, kept, dressings_of(folder, words, taught), EPOCHS, RATE, FIXED_FROM)
    write(student, words, folder)
