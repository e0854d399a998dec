"""
Teaches the network on from the weights that it has, with the words that came since and without its teachers: of stings mostly what the labels say, of danger mostly what it
tells already, so that it learns new messages of the one and keeps the other (learning without forgetting, Li and Hoiem 2016). Needs FOLDER/lessons.jsonl and
FOLDER/dressings.json; half an hour on two cores: python3 go_on.py FOLDER
"""
import itertools
import json
import random
import sys

import numpy as np
import torch

from lessons import KINDS, read_lessons, tell
from student import MODEL, NOUGHT, SIGNS, UNKNOWN, Student, areas_of, dressings_of, known_words, place, prepare, teach, write

EPOCHS, RATE, FIXED_FROM = 5, 1e-3, 4
# So much of an answer is the label's, the rest what the network told before; of an ordinary message the label says all about danger.
LABEL_SHARE = {"risk": 0.3, "stings": 0.8}


def taught_already():
    """The network as it lies in the repository, and the words that it knows."""
    with open(MODEL) as file:
        told = json.loads(file.read().split("PackedEncoder = ", 1)[1].rstrip().rstrip(";"))
    words = told["words"].split(" ")
    student = Student(len(words) + UNKNOWN + 1)
    worth = {sign: at - NOUGHT for at, sign in enumerate(SIGNS)}

    def numbers(packed):
        return torch.tensor([worth[sign] for sign in packed["signs"]], dtype=torch.float) * packed["unit"]

    with torch.no_grad():
        student.words.weight[UNKNOWN:] = numbers(told["vectors"]).reshape(len(words) + 1, -1)
        for name in ("first", "asked", "told", "wide", "narrow", "patterns"):
            own, weights = getattr(student, name), numbers(told[name]["weights"])
            by_place = own.weight.dim() == 3
            own.weight.copy_(weights.reshape(own.weight.shape[0], -1, own.weight.shape[1]).transpose(1, 2) if by_place else weights.reshape(own.weight.shape))
            own.bias.copy_(torch.tensor(told[name]["biases"]))
        for name in ("before", "between", "after"):
            own = getattr(student, name)
            own.weight.copy_(torch.tensor(told[name]["scales"]))
            own.bias.copy_(torch.tensor(told[name]["shifts"]))
        # Which kind of danger it is was not kept, and is learnt anew.
        student.mix.weight[: len(KINDS)] = numbers(told["mix"]["weights"]).reshape(len(KINDS), -1)
        student.mix.bias[: len(KINDS)] = torch.tensor(told["mix"]["biases"])
    return student, words


def with_words(student, before, now, lessons):
    """The network with other words: a new one begins as its lemma, or as an unknown word."""
    places = {word: at + UNKNOWN + 1 for at, word in enumerate(before)}
    lemmas = {own: lemma for each in lessons for own, lemma in each["words"]}
    known = [places.get(word, places.get(lemmas.get(word), UNKNOWN)) for word in now]
    wider = Student(len(now) + UNKNOWN + 1)
    wider.load_state_dict({**student.state_dict(), "words.weight": student.words.weight.detach()[[0, UNKNOWN, *known]]})
    return wider


def remind(student, lessons):
    """Makes of each answer what the label says and what the network tells before it is taught on."""
    for lesson, told in zip(lessons, tell(student, lessons, "places", "parts")):
        for row, logits in zip(lesson["rows"], told):
            name = list(KINDS)[row["asked"]]
            chance = float(1 / (1 + np.exp(-logits[row["asked"]])))
            share = 1.0 if name == "risk" and lesson["isOrdinary"] else LABEL_SHARE[name]
            row["goal"] = share * row["answer"]["is"] + (1 - share) * chance if row["answer"] else chance


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    folder = sys.argv[1]
    before, old_words = taught_already()
    lessons = read_lessons(folder)
    place(lessons, old_words)
    for lesson in lessons:
        prepare(lesson, {name: itertools.repeat(0.0) for name in KINDS})
    lessons = [each for each in lessons if each["parts"]]
    remind(before, lessons)
    words = known_words(lessons)
    student = with_words(before, old_words, words, lessons)
    place(lessons, words)
    parts, kept = [each for each in lessons if each["isPart"]], [each for each in lessons if each["isKept"]]
    taught = [each for each in lessons if not each["isPart"] and not each["isKept"]]
    print("before: areas under the curve {:.4f} and {:.4f}".format(*areas_of(student, kept)), flush=True)
    teach(student, taught, parts, kept, dressings_of(folder, words, taught), EPOCHS, RATE, FIXED_FROM)
    write(student, words, folder)
